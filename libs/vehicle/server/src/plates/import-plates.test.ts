import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vehicleMigrations } from '../migrations.ts';
import { importPlates } from './import-plates.ts';

const VIN = '1HGCM82633A004352';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'vehicle', migrations: vehicleMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'plates-'));
});
beforeEach(() => database.asOwner((owner) => sql`truncate vehicle_plate`.execute(owner)));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const bring = async (content: string, source: string | null = 'county') => {
  const file = join(folder, 'plates');
  writeFileSync(file, content);
  const result = await importPlates(database, file, source);
  return { ...result, errors: result.errorFile ? readFileSync(result.errorFile, 'utf8').trim().split('\n') : [] };
};
const stored = async () =>
  (await sql<Record<string, unknown>>`select * from vehicle_plate order by source, source_id`.execute(database.kysely))
    .rows;

describe('npm run import -- plates', () => {
  it("imports CSV with each record's source and source id", async () => {
    const { kept } = await bring(
      `Plate,State,VIN,Color,Source,Record ID,As of\n7abc-123,ca,${VIN},Silver,dmv,A-1,2024-05-01\n`,
    );
    expect(kept).toBe(1);
    expect(await stored()).toMatchObject([
      {
        source: 'dmv',
        source_id: 'A-1',
        country: 'US',
        region: 'CA',
        plate: '7ABC123',
        vin: VIN,
        color: 'Silver',
        as_of: '2024-05-01',
        sample: false,
      },
    ]);
  });

  it('imports NDJSON', async () => {
    await bring(JSON.stringify({ plate: 'X1', region: 'TX', year: 1999, make: 'Ford', model: 'Ranger', record_id: 7 }));
    expect(await stored()).toMatchObject([{ source_id: '7', year: 1999, make: 'Ford', model: 'Ranger', vin: null }]);
  });

  it('is idempotent, and a corrected record replaces the old one', async () => {
    const file = `plate,state,vin\nA1,CA,${VIN}\nA2,CA,${VIN}\n`;
    await bring(file);
    await bring(file);
    await bring('plate,state,make,model\nA1,CA,Ford,Ranger\n');
    expect((await stored()).map(({ plate, vin, make }) => [plate, vin, make])).toEqual([
      ['A1', null, 'Ford'],
      ['A2', VIN, null],
    ]);
  });

  it('keeps the last of two records with the same id, also within a batch', async () => {
    await bring('plate,state,make,model\nA1,CA,Ford,Ranger\nA1,CA,Ford,Focus\n');
    expect(await stored()).toMatchObject([{ model: 'Focus' }]);
  });

  it('report-and-sticker.md: never stores owner data, whatever the file contains', async () => {
    await bring(`plate,state,vin,owner_name,owner_address\nA1,CA,${VIN},Jane Roe,1 Main St\n`);
    expect(JSON.stringify(await stored())).not.toMatch(/Roe|Main/);
  });

  it('reports errors line by line and continues', async () => {
    const { kept, faults, errors } = await bring(
      [
        'plate,state,vin,year,make,model,as_of,country,source',
        `A1,CA,${VIN},,,,,,`,
        `,CA,${VIN},,,,,,`,
        `A2,Ontario,${VIN},,,,,,`,
        'A3,CA,1HGCM82643A004352,,,,,,',
        `A4,CA,${VIN},20003,,,,,`,
        `A5,CA,${VIN},,,,2024-13-01,,`,
        'A6,CA,,,Ford,,,,',
        `A7,CA,${VIN},,,,,MX,`,
        `A8,CA,${VIN},,,,,,sample`,
        `A9,CA,${VIN}`,
      ].join('\n'),
    );
    expect([kept, faults]).toEqual([1, 9]);
    expect(errors).toEqual([
      'Line 3 is missing a plate of 1 to 8 letters and digits',
      'Line 4 is missing a two-letter U.S. state code in "state"',
      'Line 5 has an invalid value in "vin"',
      'Line 6 has an invalid value in "year"',
      'Line 7 has an invalid value in "as_of"',
      'Line 8 is missing a vehicle: enter a VIN, or make and model',
      'Line 9 has a country other than US',
      'Line 10 has the source "sample", which is reserved for sample data',
      'Line 11 has 3 fields, but the first line has 9',
    ]);
  });

  it('rejects a line without a source, since every value needs one (docs/decisions.md §5)', async () => {
    const { errors } = await bring(`plate,state,vin\nA1,CA,${VIN}\n`, null);
    expect(errors[0]).toContain('enter a source for the whole file when you import it');
  });
});
