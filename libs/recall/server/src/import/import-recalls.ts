import { basename } from 'node:path';
import { type CopiedRow, type Database, mergeRows, tables } from '@vinlore/database';
import { type ImportProgress, type ImportResult, openZip, runImport } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { CampaignRow, NamedVehicleRow, RecallTables } from '../tables.ts';
import { FLAT_LAYOUTS, type FlatLine } from './flat-file.ts';
import { readRecallLine, type RecallLine } from './read-line.ts';

/** Whose records these are, as readers see it. */
export const NHTSA = 'NHTSA';

/** NHTSA's file in its archive, several times the size that it has today. */
const PACKED = { ending: '.txt', largest: 2_000_000_000, hint: "Give NHTSA's ZIP or the text file in it." };

/** Rows that are written at once: each time costs two round trips and a table of the session's own. */
const BATCH = 10_000;

/** A file that leaves out more than this share of what it brought before was cut off: nothing of it is withdrawn. */
const LARGEST_WITHDRAWAL = 0.1;

const CAMPAIGN_COLUMNS = [
  ...(['source', 'campaign', 'maker_campaign', 'manufacturer', 'type', 'received', 'summary', 'consequence'] as const),
  ...(['remedy', 'notes', 'affected', 'park_it', 'park_outside', 'over_the_air'] as const),
] satisfies readonly (keyof CampaignRow)[];

const VEHICLE_COLUMNS = [
  ...(['source', 'record_id', 'campaign', 'file', 'make', 'model', 'make_key', 'model_key', 'weight'] as const),
  ...(['year', 'component', 'built_from', 'built_to'] as const),
] satisfies readonly (keyof NamedVehicleRow)[];

/** In the order of columns, a key once: of two rows with one key the last wins. */
function rowsOf<Row extends object, Column extends keyof Row>(
  rows: readonly Row[],
  columns: readonly Column[],
  key: (row: Row) => string,
): CopiedRow[] {
  const last = new Map(rows.map((row) => [key(row), row]));
  return [...last.values()].map((row) => columns.map((column) => row[column]) as unknown as CopiedRow);
}

async function keep(database: Database, lines: readonly RecallLine[]): Promise<void> {
  const campaigns = lines.map(({ campaign }) => campaign);
  const vehicles = lines.map(({ vehicle }) => vehicle);
  await mergeRows(
    database,
    { table: 'recall_campaign', columns: CAMPAIGN_COLUMNS, key: ['source', 'campaign'] },
    rowsOf(campaigns, CAMPAIGN_COLUMNS, ({ campaign }) => campaign),
  );
  await mergeRows(
    database,
    { table: 'recall_vehicle', columns: VEHICLE_COLUMNS, key: ['source', 'record_id'] },
    rowsOf(vehicles, VEHICLE_COLUMNS, ({ record_id: id }) => id),
  );
}

/** Deletes what this file brought before and does not bring any more, unless that is so much that the file must be cut off. */
async function withdraw(database: Database, file: string, seen: readonly string[]): Promise<void> {
  await database.maintenance(async (db) => {
    const { rows } = await sql<{ gone: number; known: number }>`
      select count(*)::int as known, count(*) filter (where now.id is null)::int as gone
      from recall_vehicle as kept left join unnest(${seen}::text[]) as now(id) on now.id = kept.record_id
      where kept.source = ${NHTSA} and kept.file = ${file}`.execute(db);
    const { gone = 0, known = 0 } = rows[0] ?? {};
    if (gone === 0 || gone > known * LARGEST_WITHDRAWAL) return;
    await sql`
      delete from recall_vehicle as kept where source = ${NHTSA} and file = ${file}
        and not exists (select from unnest(${seen}::text[]) as now(id) where now.id = kept.record_id)`.execute(db);
    await sql`
      delete from recall_campaign as kept where source = ${NHTSA} and not exists (
        select from recall_vehicle as named where named.source = kept.source and named.campaign = kept.campaign
      )`.execute(db);
  });
}

/** Notes how far the source's records go: to the newest of its records, and never back. */
async function noteSource(database: Database, asOf: string | null): Promise<void> {
  await database.maintenance(async (db) => {
    await tables<RecallTables>(db)
      .insertInto('recall_source')
      .values({ source: NHTSA, as_of: asOf, sample: false })
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet({
          as_of: sql`greatest(recall_source.as_of, excluded.as_of)`,
          imported_at: sql`now()`,
        }),
      )
      .execute();
    await sql`analyze recall_vehicle`.execute(db);
    await sql`analyze recall_campaign`.execute(db);
  });
}

/**
 * Imports recalls from NHTSA's flat files (`FLAT_RCL_PRE_2010`, `FLAT_RCL_POST_2010`), as text or in NHTSA's ZIP. A line
 * is known by its RECORD_ID: importing it again changes nothing, a line that changed takes the place of the old one. What
 * the same file brought before and does not bring any more was withdrawn by NHTSA and is deleted, up to a tenth of the
 * file; a file that leaves out more is taken for cut off.
 *
 * @throws ImportError for a file that cannot be read
 */
export async function importRecalls(
  database: Database,
  path: string,
  today: string,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const isZip = /\.zip$/i.test(path);
  const file = basename(path)
    .replace(/\.[^.]*$/, '')
    .toUpperCase();
  const seen: string[] = [];
  let newest: string | null = null;
  const result = await runImport<RecallLine>(
    path,
    {
      ...(isZip && { open: (zip: string) => openZip(zip, PACKED) }),
      encoding: 'utf-8-or-windows-1252',
      tabs: FLAT_LAYOUTS,
      batch: BATCH,
      read: (record) => readRecallLine(record as FlatLine, { source: NHTSA, file }),
      write: async (lines) => {
        await keep(database, lines);
        for (const { vehicle, madeOn } of lines) {
          seen.push(vehicle.record_id);
          if (madeOn !== null && madeOn <= today && (newest === null || madeOn > newest)) newest = madeOn;
        }
      },
    },
    onProgress,
  );
  if (result.kept > 0) {
    // A line that was refused may be one that is kept from before.
    if (result.faults === 0) await withdraw(database, file, seen);
    await noteSource(database, newest);
  }
  return result;
}
