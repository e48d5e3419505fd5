import { CallError } from '@vinlore/contract';
import { catalogueContract } from '@vinlore/sticker-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mustang } from '../testing/made-up-car.ts';
import { madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { autoblogData, autoblogMake, autoloadingData, forumData } from './catalogue-helpers.ts';

const { signal } = new AbortController();
const question = { car: { ...mustang, make: 'ALFA ROMEO', vin: '7F02C100108' }, trim: 'GT' };

describe('sticker helpers', () => {
  it.each([
    ['Ford', 'Ford'],
    ['Mercedes-Benz', 'Mercedes-Benz'],
    ['Alfa Romeo', 'Alfa_Romeo'],
    ['American Motors Corporation', 'American_Motors-Corporation'],
  ])('spec §7: the make has dashes, its first space is an underscore: %s', (make, sent) => {
    expect(autoblogMake(make)).toBe(sent);
    expect(makeKey(sent), 'the server knows it again').toBe(makeKey(make));
  });

  it('spec §7: request autoblog data by year, make, model, style, and VIN if there is one, and the others by VIN and name', async () => {
    const rows = Object.values(catalogueContract);
    const server = fakeServer(rows.map((row) => on(row, () => madeUpCatalogue)));
    await autoblogData(server.call, question, signal);
    await forumData(server.call, question, signal);
    await autoloadingData(server.call, question, signal);
    const name = { vin: '7F02C100108', year: 1967, make: 'ALFA ROMEO', model: 'Mustang', trim: 'GT' };
    expect(server.requests.map(({ input }) => input)).toEqual([
      { vin: '7F02C100108', year: 1967, make: 'ALFA_ROMEO', model: 'Mustang', style: 'GT' },
      name,
      name,
    ]);
  });

  it('spec §8: log errors and return nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const server = fakeServer([on(catalogueContract.autoblogData, () => refused(500, 'Broken.'))]);
    expect(await autoblogData(server.call, question, signal)).toBeNull();
    expect(log).toHaveBeenCalledWith('No autoblog data:', expect.any(CallError));
  });

  it("don't log an aborted request as an error", async () => {
    const call = () => Promise.reject(new CallError('aborted', '', 0));
    await expect(forumData(call as never, question, signal)).rejects.toMatchObject({ fault: 'aborted' });
  });
});
