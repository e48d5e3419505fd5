import { basename } from 'node:path';
import type { Database } from '@vinlore/database';
import { type ImportResult, type ImportWatch, openZip, runImport } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { keepRecalls, keepSource } from '../store/keep-recalls.ts';
import { FLAT_LAYOUTS, type FlatLine } from './flat-file.ts';
import { importText } from './import-text.ts';
import { readRecallLine, type RecallLine } from './read-line.ts';

/** Whose records these are, as readers see it. */
const NHTSA = 'NHTSA';

/** NHTSA's file in its archive, several times the size that it has today. */
const PACKED = {
  ending: '.txt',
  largest: 2_000_000_000,
  hint: importText('recallFile.hint'),
};

/** Rows that are written at once: each time costs two round trips and a table of the session's own. */
const BATCH = 10_000;

/** A file that leaves out more than this share of what it brought before was cut off: nothing of it is withdrawn. */
const LARGEST_WITHDRAWAL = 0.1;

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
        await keepRecalls(database, lines);
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
    if (result.faults === 0) await withdraw(database, file, seen);
    await keepSource(database, { source: NHTSA, as_of: newest, sample: false });
  }
  return result;
}
