import { type Database, roughCount, tables } from '@vinlore/database';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { VehiclePlateRow, VehicleTables } from '../tables.ts';
import type { PlateLookUp } from './plate-look-up.ts';

/** Source name of the sample plates. */
export const SAMPLE_SOURCE = 'sample';

/** A plate to store. */
export type PlateRecord = Omit<VehiclePlateRow, 'imported_at'>;

/** The table of plates imported by operators, as a source. The record with the newest as-of date wins. */
export function plateTable(database: Database): PlateLookUp {
  return {
    name: 'table',
    async lookup({ country, region, plate }) {
      const row = await tables<VehicleTables>(database)
        .selectFrom('vehicle_plate')
        .selectAll()
        .where('country', '=', country)
        .where('region', '=', region)
        .where('plate', '=', plate)
        .orderBy('sample')
        .orderBy(sql`as_of desc nulls last`)
        .orderBy('imported_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return { kind: 'not-found' };
      const { vin, year, make, model, trim, color } = row;
      const vehicle = { vin, year, make, model, trim, color };
      return { kind: 'found', vehicle, source: row.source, asOf: row.as_of, sample: row.sample };
    },
  };
}

/** Stores plates; an earlier record with the same source and id is replaced. */
export async function keepPlates(db: Kysely<object>, records: readonly PlateRecord[]): Promise<void> {
  // One row per id: a statement can't update a row it just inserted. The last one in the file wins.
  const rows = [...new Map(records.map((record) => [`${record.source}\0${record.source_id}`, record])).values()];
  if (rows.length === 0) return;
  await sql`
    insert into vehicle_plate
      (source, source_id, country, region, plate, vin, year, make, model, trim, color, as_of, sample)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      source text, source_id text, country text, region text, plate text, vin text, year integer, make text, model text,
      trim text, color text, as_of date, sample boolean)
    on conflict (source, source_id) do update set
      country = excluded.country, region = excluded.region, plate = excluded.plate, vin = excluded.vin,
      year = excluded.year, make = excluded.make, model = excluded.model, trim = excluded.trim,
      color = excluded.color, as_of = excluded.as_of, sample = excluded.sample, imported_at = now()`.execute(db);
}

/** Returns whether the table has any plates, whether it has any besides the samples, and which samples. */
export async function plateStock(database: Database) {
  const db = tables<VehicleTables>(database);
  const samples = await db
    .selectFrom('vehicle_plate')
    .select(['plate', 'region'])
    .where('source', '=', SAMPLE_SOURCE)
    .orderBy('source_id')
    .limit(10)
    .execute();
  const imported = await db
    .selectFrom('vehicle_plate')
    .select('source')
    .where('sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return {
    samples: samples.map(({ plate, region }) => ({ plate, state: region })),
    imported: imported !== undefined,
  };
}

/** Coverage of the operators' plates, whose records have different dates. */
export async function plateTableStock(database: Database) {
  const [count, { imported }] = await Promise.all([roughCount(database, 'vehicle_plate'), plateStock(database)]);
  return { ...count, name: null, as_of: null, sample: count.rows > 0 && !imported };
}
