import { basename } from 'node:path';
import { type Database, partOf, tables, useSlot } from '@vinlore/database';
import { type ImportResult, type ImportWatch, openZip, runImport } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { analyzeRecalls, keepRecalls, keepSource } from '../store/keep-recalls.ts';
import { NHTSA, NHTSA_SET } from '../store/recall-sets.ts';
import { FIELD_COUNTS } from './flat-file.ts';
import { importText } from './import-text.ts';
import { type RecallLine, recallLineReader } from './read-line.ts';

/** Size limit of the extracted file, several times its current size. */
export const PACKED = {
  ending: '.txt',
  largest: 2_000_000_000,
  hint: importText('recallFile.hint'),
};

/** Rows per batch; each batch costs two round trips and a temporary table. */
export const BATCH = 10_000;

/** A file that is missing more than this share of its previous rows is treated as truncated, and nothing is deleted. */
const LARGEST_WITHDRAWAL = 0.1;

/** Key of a file's rows: its name without the extension. */
export const nameOfFile = (name: string): string => name.replace(/\.[^.]*$/, '').toUpperCase();

/** Deletes rows of this file that are no longer in it, unless there are so many that the file must be truncated. */
async function withdraw(database: Database, slot: number, file: string, seen: readonly string[]): Promise<void> {
  const vehicles = sql.table(partOf('recall_vehicle', slot));
  const campaigns = sql.table(partOf('recall_campaign', slot));
  await database.maintenance(async (db) => {
    const { rows } = await sql<{ gone: number; known: number }>`
      select count(*)::int as known, count(*) filter (where now.id is null)::int as gone
      from ${vehicles} as kept left join unnest(${seen}::text[]) as now(id) on now.id = kept.record_id
      where kept.source = ${NHTSA} and kept.file = ${file}`.execute(db);
    const { gone = 0, known = 0 } = rows[0] ?? {};
    if (gone === 0 || gone > known * LARGEST_WITHDRAWAL) return;
    await sql`
      delete from ${vehicles} as kept where source = ${NHTSA} and file = ${file}
        and not exists (select from unnest(${seen}::text[]) as now(id) where now.id = kept.record_id)`.execute(db);
    await sql`
      delete from ${campaigns} as kept where source = ${NHTSA} and not exists (
        select from ${vehicles} as named where named.source = kept.source and named.campaign = kept.campaign
      )`.execute(db);
  });
}

/** Returns the active slot to merge the import into; a first import activates one. */
async function slotToMerge(database: Database): Promise<number> {
  const [first] = NHTSA_SET.slots;
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ slot: number | null }>`
      select slot from recall_slot where name = ${NHTSA_SET.name} for update`.execute(tables<object>(tx));
    const slot = rows[0]?.slot ?? null;
    if (slot !== null) return slot;
    await useSlot(tx, NHTSA_SET, first);
    return first;
  });
}

/**
 * Imports recalls from NHTSA's flat files (`FLAT_RCL_PRE_2010`, `FLAT_RCL_POST_2010`), as text or in NHTSA's ZIP. Rows
 * are keyed by RECORD_ID: re-importing is idempotent, and a changed line replaces the old one. Rows that the same file
 * no longer contains were withdrawn by NHTSA and are deleted, up to a tenth of the file; if more are missing, the file
 * is treated as truncated.
 *
 * @throws ImportError if the file can't be read
 */
export async function importRecalls(
  database: Database,
  path: string,
  today: string,
  watch?: ImportWatch,
): Promise<ImportResult> {
  const isZip = /\.zip$/i.test(path);
  const file = nameOfFile(basename(path));
  // A concurrent load switches to its own slot and replaces what is merged here.
  const slot = watch?.checkOnly ? 0 : await slotToMerge(database);
  const seen: string[] = [];
  let newest: string | null = null;
  const result = await runImport<RecallLine>(
    path,
    {
      ...(isZip && { open: (zip: string) => openZip(zip, PACKED) }),
      tabs: FIELD_COUNTS,
      batch: BATCH,
      readLine: recallLineReader({ source: NHTSA, file }),
      write: async (lines) => {
        await keepRecalls(database, slot, lines);
        for (const { vehicle, madeOn } of lines) {
          seen.push(vehicle.record_id);
          if (madeOn !== null && madeOn <= today && (newest === null || madeOn > newest)) newest = madeOn;
        }
      },
    },
    watch,
  );
  if (result.kept > 0 && !watch?.checkOnly) {
    // A rejected line may be a stored one from an earlier import.
    if (result.faults === 0) await withdraw(database, slot, file, seen);
    await database.transaction((tx) => keepSource(tx, { source: NHTSA, as_of: newest, sample: false }));
    await analyzeRecalls(database);
  }
  return result;
}
