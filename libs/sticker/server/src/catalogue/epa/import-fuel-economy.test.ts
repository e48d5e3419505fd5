import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, zipOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueMigrations } from '../migrations.ts';
import { epaCsv, type EpaRecord } from '../testing/epa-rows.ts';
import { importFuelEconomy } from './import-fuel-economy.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'epa-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const bringBytes = async (bytes: Buffer) => {
  const file = join(folder, 'vehicles.csv.zip');
  writeFileSync(file, bytes);
  const result = await importFuelEconomy(database, file);
  return { ...result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8').trim().split('\n') : [] };
};
const bring = (...vehicles: Partial<EpaRecord>[]) => bringBytes(zipOf('vehicles.csv', epaCsv(vehicles)));
const stored = async () =>
  (await sql<Record<string, unknown>>`select * from catalogue_epa_vehicle order by epa_id`.execute(database.kysely))
    .rows;

describe('npm run import -- fuel-economy', () => {
  it('reads EPA’s archive, as of the day on which EPA wrote the file', async () => {
    expect(await bring({ make: 'Mercedes-Benz', model: '300E' })).toMatchObject({ kept: 1, faults: 0 });
    expect(await stored()).toMatchObject([
      { epa_id: 1, year: 2003, make_key: 'MERCEDESBENZ', model: '300E', liters: 2.4, co2: null, as_of: '2022-11-08' },
    ]);
  });

  it('importing again changes nothing; the new list takes the place of the old one', async () => {
    await bring({ id: '7' }, { id: '8' });
    const before = await stored();
    await bring({ id: '7' }, { id: '8' });
    expect(await stored()).toEqual(before);
    await bring({ id: '8', city08: '30' });
    expect((await stored()).map(({ epa_id, city }) => [epa_id, city])).toEqual([[8, 30]]);
  });

  it('tells what is wrong line by line, and keeps the rest', async () => {
    const { kept, errors } = await bring(
      {},
      { comb08: '0' },
      { year: 'MMXX' },
      { id: '1' },
      { displ: 'NA', cylinders: 'NA' },
    );
    expect(kept).toBe(2);
    expect(errors).toEqual([
      'Line 3 has no value of EPA\'s in "comb08"',
      'Line 4 has no value of EPA\'s in "year"',
      'Line 5 has the id 1 of an earlier line',
    ]);
  });

  it('bad input: what is not EPA’s changes nothing', async () => {
    await bring({ id: '9' });
    const refused = [
      [() => bringBytes(Buffer.from('id,year\n1,2003\n')), 'is no ZIP archive'],
      [() => bringBytes(zipOf('readme.txt', 'hello')), 'has no file in it whose name ends with .csv'],
      [() => bringBytes(zipOf('cars.csv', 'vin,plate\n1,2\n')), 'has no vehicle of EPA'],
      [() => importFuelEconomy(database, join(folder, 'none.zip')), 'There is no file'],
    ] as const;
    for (const [importing, words] of refused) await expect(importing()).rejects.toThrow(words);
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([9]);
  });

  it('bad input: a ZIP bomb is refused, whether it says its size or lies', async () => {
    const csv = epaCsv([{ id: '10' }]);
    await expect(bringBytes(zipOf('vehicles.csv', csv, { claimed: 300_000_000 }))).rejects.toThrow('more than 200 MB');
    const more = csv + 'x'.repeat(1_000_000);
    await expect(bringBytes(zipOf('vehicles.csv', more, { claimed: csv.length }))).rejects.toThrow('is damaged');
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([9]);
  });
});
