import { fakeServer } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, renderScreen } from '../testing/entries.tsx';
import { keepGarage, keptEntry } from './kept-garage.ts';
import { KeptGarageHere } from './offline-garage.tsx';

const session = (isThere: boolean) => (document.cookie = `XSRF-TOKEN=x; max-age=${isThere ? 60 : 0}`);
const car = keptEntry(
  entryOf(1, { nickname: 'Blue <b>bird</b>', unit: 'km', mileage: { day: '2026-11-01', value: 900 } }),
  {
    count: 2,
    urgent: false,
  },
);
const bare = keptEntry(entryOf(2, { title: '' }), null);

describe('ADR 52: the garage on the offline page', () => {
  beforeEach(() => {
    localStorage.clear();
    session(true);
    keepGarage('account-1', { as_of: '2026-11-20T12:00:00.000Z', vehicles: [car, bare] });
  });
  afterEach(() => void session(false));

  it("shows each vehicle's name, VIN, mileage, and recalls, and when they were saved", async () => {
    await renderScreen(<KeptGarageHere />, fakeServer([]));
    expect(screen.getByText(/^Saved on this device: Nov 20, 2026/)).toBeDefined();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first!.textContent).toContain('Blue <b>bird</b>2003 Honda Accord EX1HG');
    expect(first!.textContent).toMatch(/900 km.*Possible recalls2/);
    expect(second!.textContent).toContain(bare.vin);
    expect(second!.textContent).toMatch(/No data.*No data/);
  });

  it('is available in Spanish', async () => {
    await renderScreen(<KeptGarageHere />, fakeServer([]), 'es');
    expect(screen.getByRole('heading', { level: 2, name: 'Tu garaje' })).toBeDefined();
  });

  it('shows nothing and deletes the copy after the session ends', async () => {
    session(false);
    const { container } = await renderScreen(<KeptGarageHere />, fakeServer([]));
    expect(container.textContent).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['nothing was ever kept', () => localStorage.clear()],
    [
      'another release kept something else',
      () => localStorage.setItem('device_copy', '{"owner":"a","is_on":true,"kept":{"as_of":"x","data":[1]}}'),
    ],
    ['the garage is empty', () => keepGarage('account-1', { as_of: '2026-11-20T12:00:00.000Z', vehicles: [] })],
  ])('shows nothing where %s', async (_what, prepare) => {
    prepare();
    const { container } = await renderScreen(<KeptGarageHere />, fakeServer([]));
    expect(container.textContent).toBe('');
  });
});
