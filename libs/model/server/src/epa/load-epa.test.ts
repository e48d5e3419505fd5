import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, zipOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelMigrations } from '../migrations.ts';
import { epaCsv, type EpaRecord } from '../testing/epa-rows.ts';
import { fuelEconomyStock } from './epa-stock.ts';
import { epaLoader, importFuelEconomy } from './load-epa.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
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
  (
    await sql<Record<string, unknown>>`
      select * from model_epa where slot = (select slot from model_slot where name = 'fuel_economy') order by epa_id`.execute(
      database.kysely,
    )
  ).rows.map(({ slot: _, ...row }) => row);

describe('npm run import -- fuel-economy', () => {
  it('reads EPA’s archive, dated by the day EPA wrote the file', async () => {
    expect(await bring({ make: 'Mercedes-Benz', model: '300E' })).toMatchObject({ kept: 1, faults: 0 });
    expect(await stored()).toMatchObject([
      { epa_id: 1, year: 2003, make_key: 'MERCEDESBENZ', model: '300E', liters: 2.4, co2: null },
    ]);
    expect(await fuelEconomyStock(database)).toMatchObject({ rows: 1, as_of: '2022-11-08', estimated: false });
  });

  it('is idempotent, and a newer list replaces the old one', async () => {
    await bring({ id: '7' }, { id: '8' });
    const before = await stored();
    await bring({ id: '7' }, { id: '8' });
    expect(await stored()).toEqual(before);
    await bring({ id: '8', city08: '30' });
    expect((await stored()).map(({ epa_id, city }) => [epa_id, city])).toEqual([[8, 30]]);
  });

  it('reports errors by line and imports the rest', async () => {
    const { kept, errors } = await bring(
      {},
      { comb08: '0' },
      { year: 'MMXX' },
      { id: '1' },
      { displ: 'NA', cylinders: 'NA' },
    );
    expect(kept).toBe(2);
    expect(errors).toEqual([
      'Line 3 has no valid value in "comb08"',
      'Line 4 has no valid value in "year"',
      'Line 5 has the same ID as an earlier line: 1',
    ]);
  });

  it("bad input: changes nothing for a file that isn't EPA’s", async () => {
    await bring({ id: '9' });
    const refused = [
      [() => bringBytes(Buffer.from('id,year\n1,2003\n')), 'isn’t a ZIP archive'],
      [() => bringBytes(zipOf('readme.txt', 'hello')), 'doesn’t contain a file ending in .csv'],
      [() => bringBytes(zipOf('cars.csv', 'vin,plate\n1,2\n')), 'doesn’t contain any EPA vehicles'],
      [() => importFuelEconomy(database, join(folder, 'none.zip')), 'File not found'],
    ] as const;
    for (const [importing, words] of refused) await expect(importing()).rejects.toThrow(words);
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([9]);
  });

  it('bad input: rejects a ZIP bomb, with or without an honest size', async () => {
    const csv = epaCsv([{ id: '10' }]);
    await expect(bringBytes(zipOf('vehicles.csv', csv, { claimed: 300_000_000 }))).rejects.toThrow('is larger than');
    const more = csv + 'x'.repeat(1_000_000);
    await expect(bringBytes(zipOf('vehicles.csv', more, { claimed: csv.length }))).rejects.toThrow('is damaged');
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([9]);
  });

  it('reads both fuels, electricity use, and range', async () => {
    await bring(
      {
        fuelType2: 'E85',
        atvType: 'FFV',
        cityA08: '15',
        highwayA08: '22',
        combA08: '18',
        fuelCostA08: '3100',
        co2A: '457',
      },
      { fuelType1: 'Electricity', atvType: 'EV', cylinders: '', displ: '', combE: '30.714', range: '114', co2: '0' },
      { fuelType2: 'Electricity', atvType: 'Plug-in Hybrid', combA08: '73', combE: '46.0', rangeA: '18' },
      { fuelType2: 'E85', atvType: 'FFV', rangeA: '361/479' },
    );
    expect(await stored()).toMatchObject([
      {
        second_fuel: 'E85',
        second_city: 15,
        second_combined: 18,
        second_annual_cost: 3100,
        second_co2: 457,
        kwh: null,
      },
      { fuel: 'Electricity', kwh: 30.7, electric_range: 114, cylinders: null, liters: null, co2: 0 },
      { second_fuel: 'Electricity', second_combined: 73, kwh: 46, electric_range: 18 },
      { electric_range: null },
    ]);
  });

  it('groups size classes without drive type, as labels do (40 CFR 600.315-08)', async () => {
    const classes = [
      ['Small Sport Utility Vehicle 4WD', 'Small Sport Utility Vehicle'],
      ['Sport Utility Vehicle - 2WD', 'Sport Utility Vehicle'],
      ['Special Purpose Vehicles/4wd', 'Special Purpose Vehicle'],
      ['Midsize Cars', 'Midsize Cars'],
    ];
    await bring(...classes.map(([VClass]) => ({ VClass: VClass! })));
    expect((await stored()).map(({ size_class: name }) => name)).toEqual(classes.map(([, name]) => name));
  });
});

describe('automatic update of EPA’s list', () => {
  const watch = () => ({ signal: new AbortController().signal, onProgress: () => {} });
  const fileOf = (...vehicles: Partial<EpaRecord>[]) => {
    const path = join(folder, 'vehicles.csv.zip');
    writeFileSync(path, zipOf('vehicles.csv', epaCsv(vehicles)));
    return { name: 'vehicles.csv.zip', path, bytes: 1, sha256: '', modified: null, unchanged: false as const };
  };
  const loader = () => epaLoader(database);

  it('serves the old list until the new one is activated, and can roll back', async () => {
    await bring({ id: '1' });
    const epa = loader();
    expect(await epa.load([fileOf({ id: '2' }, { id: '3' }, { comb08: '0' })], watch())).toEqual({
      rows: 2,
      refused: 1,
      asOf: '2022-11-08',
      release: null,
    });
    expect([await epa.count(), (await stored()).length]).toEqual([1, 1]);
    await database.transaction((tx) => epa.use(tx));
    expect(await epa.count()).toBe(2);
    expect(await database.transaction((tx) => epa.rollBack(tx))).toBe(true);
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([1]);
  });

  it("activates nothing that wasn't loaded", async () => {
    await expect(database.transaction((tx) => loader().use(tx))).rejects.toThrow('Nothing was loaded');
  });

  it('keeps the old list if the load is aborted', async () => {
    await bring({ id: '4' });
    const ended = AbortSignal.abort(new Error('shutting down'));
    await expect(loader().load([fileOf({ id: '5' })], { ...watch(), signal: ended })).rejects.toThrow('shutting down');
    expect((await stored()).map(({ epa_id }) => epa_id)).toEqual([4]);
  });
});
