import type { RecallAnswer } from '@vinlore/recall-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatLine } from './testing/flat-lines.ts';
import { createRecallApi, VIN } from './testing/recall-api.ts';

const LINES = [
  flatLine({ record_id: '1', campno: '18V100000', rcdate: '20180401' }),
  flatLine({ record_id: '2', campno: '19V200000', rcdate: '20190401', modeltxt: 'CIVIC 4DR', compname: 'STEERING' }),
  flatLine({ record_id: '3', campno: '19V200000', rcdate: '20190401', modeltxt: 'CIVIC', compname: 'AIR BAGS' }),
  flatLine({ record_id: '4', campno: '17V300000', rcdate: '20170401', park_outside: 'Yes' }),
  flatLine({ record_id: '5', campno: '16V400000', rcdate: '20160401', do_not_drive: 'Yes' }),
  flatLine({ record_id: '6', campno: '20V500000', modeltxt: 'CIVIC DEL SOL' }),
  flatLine({ record_id: '7', campno: '20V600000', yeartxt: '9999' }),
  flatLine({ record_id: '8', campno: '20V700000', maketxt: 'MERCEDES BENZ', modeltxt: 'C300', yeartxt: '2015' }),
  flatLine({ record_id: '9', campno: '20V800000', maketxt: 'FORD', modeltxt: 'F-150', yeartxt: '2015' }),
];

let api: Awaited<ReturnType<typeof createRecallApi>>;
beforeAll(async () => {
  api = await createRecallApi();
});
afterAll(() => api.close());

const ask = (path: string, body?: object) => api.ask(path, body);
const answerTo = async (path: string, body?: object) => (await ask(path, body)).data as RecallAnswer;
const bring = () => api.bring(LINES);

describe('recall check', () => {
  it('reports that nothing is loaded, never "no recalls"', async () => {
    await api.database.asOwner((owner) => sql`truncate recall_vehicle, recall_campaign, recall_source`.execute(owner));
    const { status, data } = await ask('/api/recall-check', { year: 2018, make: 'Honda', model: 'Civic' });
    expect([status, data]).toEqual([200, expect.objectContaining({ state: 'not-loaded', recalls: [], sources: [] })]);
  });

  it('sorts "do not drive" and "park outside" first, then newest, with one entry per campaign', async () => {
    await bring();
    const { recalls, sources, vehicle, nhtsa_url } = await answerTo('/api/recall-check', {
      year: '2018',
      make: 'Honda',
      model: 'civic',
    });
    expect(recalls.map(({ campaign, components }) => [campaign, components])).toEqual([
      ['16V400000', ['FUEL SYSTEM, GASOLINE']],
      ['17V300000', ['FUEL SYSTEM, GASOLINE']],
      ['19V200000', ['AIR BAGS', 'STEERING']],
      ['18V100000', ['FUEL SYSTEM, GASOLINE']],
    ]);
    expect(sources).toEqual([{ name: 'NHTSA', status: 'answered', as_of: '2020-06-01', records: 4, sample: false }]);
    expect([vehicle.vin, vehicle.title, nhtsa_url]).toEqual([
      null,
      '2018 Honda Civic',
      'https://www.nhtsa.gov/recalls',
    ]);
  });

  it('docs/decisions.md §5: matches a VIN by year, make, and model and links to NHTSA’s page for it', async () => {
    await bring();
    const { recalls, vehicle, nhtsa_url } = await answerTo(`/api/recall-check/vin?vin=${VIN.toLowerCase()}`);
    expect(recalls).toHaveLength(4);
    expect(vehicle).toEqual({ vin: VIN, year: 2018, make: 'HONDA', model: 'Civic', title: '2018 Honda Civic' });
    expect(nhtsa_url).toBe(`https://www.nhtsa.gov/recalls?vin=${VIN}`);
  });

  it('spec §8: returns Wrong VIN with likely corrections', async () => {
    const { status, message, data } = await ask('/api/recall-check/vin?vin=2HGFC2F59JH00000O');
    expect([status, message, data]).toEqual([422, 'Wrong VIN', { suggestions: [{ vin: VIN, positions: [17] }] }]);
    expect((await ask('/api/recall-check/vin?vin=5YJSA1E25HF000000')).status).toBe(422);
  });

  it("lists no source for a make that wasn't imported, because an import may cover other makes only", async () => {
    await bring();
    const { state, recalls, sources } = await answerTo('/api/recall-check', {
      year: 2015,
      make: 'Toyota',
      model: 'Camry',
    });
    expect({ state, recalls, sources }).toEqual({ state: 'not-loaded', recalls: [], sources: [] });
    const ford = await answerTo('/api/recall-check', { year: 1999, make: 'Ford', model: 'Focus' });
    expect(ford, 'another year of a make that is there').toMatchObject({ state: 'loaded', recalls: [] });
  });

  it('returns an empty list with sources and dates when nothing matches', async () => {
    await bring();
    expect(await answerTo('/api/recall-check', { year: 2018, make: 'HONDA', model: 'Fit' })).toMatchObject({
      recalls: [],
      sources: [{ name: 'NHTSA', status: 'answered', records: 0, as_of: '2020-06-01' }],
    });
  });

  it('lists years, makes, and models in vPIC’s spelling, each model once', async () => {
    await bring();
    expect((await ask('/api/recall-check/years')).data).toEqual([2018, 2015]);
    expect((await ask('/api/recall-check/makes?year=2015')).data).toEqual(['FORD', 'MERCEDES-BENZ']);
    expect((await ask('/api/recall-check/models?year=2018&make=honda')).data).toEqual(['Civic', 'CIVIC DEL SOL']);
    expect((await ask('/api/recall-check/models?year=2015&make=Mercedes-Benz')).data).toEqual(['C300']);
    expect((await ask('/api/recall-check/makes?year=1890')).status).toBe(400);
  });
});
