import { basename } from 'node:path';
import { type Database, partOf, tables, useSlot } from '@vinlore/database';
import { type ImportResult, type ImportWatch, openZip, runImport } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { analyzeRecalls, keepRecalls, keepSource } from '../store/keep-recalls.ts';
import { NHTSA, NHTSA_SET } from '../store/recall-sets.ts';
import { FIELD_COUNTS } from './flat-file.ts';
import { importText } from './import-text.ts';
import { type RecallLine, recallLineReader } from './read-line.ts';

/** NHTSA's file in its archive, several times the size that it has today. */
export const PACKED = {
  ending: '.txt',
  largest: 2_000_000_000,
  hint: importText('recallFile.hint'),
};

/** Rows that are written at once: each time costs two round trips and a table of the session's own. */
export const BATCH = 10_000;

/** A file that leaves out more than this share of what it brought before was cut off: nothing of it is withdrawn. */
const LARGEST_WITHDRAWAL = 0.1;

/** By what a file's lines are known: its name without its ending. */
export const nameOfFile = (name: string): string => name.replace(/\.[^.]*$/, '').toUpperCase();

/** Deletes what this file brought before and does not bring any more, unless that is so much that the file must be cut off. */
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

/** The slot that is read, for an import to be merged into; a first import puts one into use. */
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
  watch?: ImportWatch,
): Promise<ImportResult> {
  const isZip = /\.zip$/i.test(path);
  const file = nameOfFile(basename(path));
  // A load beside this goes over to a slot of its own, and takes the place of what is merged here.
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
    // A line that was refused may be one that is kept from before.
    if (result.faults === 0) await withdraw(database, slot, file, seen);
    await database.transaction((tx) => keepSource(tx, { source: NHTSA, as_of: newest, sample: false }));
    await analyzeRecalls(database);
  }
  return result;
}
