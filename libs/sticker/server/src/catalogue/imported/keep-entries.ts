import { type Kysely, sql } from 'kysely';
import type { CatalogueRecord } from './read-entry.ts';

/** Upserts entries by source and id. */
export async function keepEntries(db: Kysely<object>, records: readonly CatalogueRecord[]): Promise<void> {
  // One row per id, since an upsert can't touch a row twice. The last one in the file wins.
  const rows = [...new Map(records.map((record) => [`${record.source}\0${record.source_id}`, record])).values()];
  if (rows.length === 0) return;
  await sql`
    insert into catalogue_entry
      (source, source_id, kind, year, make_key, model_key, trim_key, detail, place, as_of, sample)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      source text, source_id text, kind text, year integer, make_key text, model_key text, trim_key text, detail jsonb,
      place integer, as_of date, sample boolean)
    on conflict (source, source_id) do update set
      kind = excluded.kind, year = excluded.year, make_key = excluded.make_key, model_key = excluded.model_key,
      trim_key = excluded.trim_key, detail = excluded.detail, place = excluded.place, as_of = excluded.as_of,
      sample = excluded.sample`.execute(db);
}
