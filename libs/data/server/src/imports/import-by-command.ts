import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ImportKind, PART_BYTES } from '@vinlore/data-domain';
import { type Database, tables } from '@vinlore/database';
import { ImportError, type ImportResult, type ImportWatch, type Logger } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { ImportOrder, ImportDeps } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import { followRun } from './follow-run.ts';
import { earlierOf } from './import-store.ts';
import { importText } from './import-text.ts';
import { fingerprintOf, sha256 } from './parts-store.ts';
import { endOfFailure, endOfRun } from './run-end.ts';
import { noteEnd } from './run-store.ts';

/** Dependencies of a command-line import. */
export interface ImportCommandDeps extends Pick<ImportDeps, 'database' | 'importers' | 'mappings'> {
  readonly log: Logger;
}

/** Computes the checksum by which the desk recognizes the file. */
async function fingerprintAt(path: string): Promise<string> {
  const hashes: string[] = [];
  let rest = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.byteLength >= PART_BYTES; rest = rest.subarray(PART_BYTES))
      hashes.push(sha256(rest.subarray(0, PART_BYTES)));
  }
  if (rest.byteLength > 0) hashes.push(sha256(rest));
  return fingerprintOf(hashes);
}

/** Records the start. It belongs to no desk and is shown on every brand's. */
async function noteBegin(
  database: Database,
  runId: string,
  row: { kind: ImportKind; name: string; size: number; fingerprint: string; source: string | null } & {
    map: string | null;
    as_of: string | null;
  },
): Promise<string> {
  const { id } = await tables<DataTables>(database)
    .insertInto('data_import')
    .values({
      ...row,
      brand: null,
      by_account: null,
      state: 'running',
      mode: 'run',
      run_id: runId,
      beat_at: sql`now()`,
      started_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Imports a file from the command line and records the outcome in the import history. If the process is killed, the
 * import job marks it as interrupted and doesn't restart it, because the file is on the machine where the command ran.
 *
 * @returns the outcome with the id of the recorded import
 * @throws ImportError for a file that can't be read or has no lines
 */
export async function importByCommand(
  { database, importers, mappings, log }: ImportCommandDeps,
  kind: ImportKind,
  order: ImportOrder,
  watch: Pick<ImportWatch, 'onProgress'>,
): Promise<ImportResult & { readonly id?: string }> {
  const { file: path, source, map, asOf } = order;
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  // The importer reports a missing file; there is nothing to record.
  if (size === null) return importers[kind](order, watch);
  const name = basename(path).slice(-200);
  const runId = randomUUID();
  const fingerprint = await fingerprintAt(path);
  const id = await noteBegin(database, runId, {
    kind,
    name,
    size,
    fingerprint,
    source,
    map: map === null ? null : ((await mappings.pin(map)) ?? basename(map)),
    as_of: asOf,
  });
  const run = followRun(database, runId, () => {});
  const named = { id, name, path };
  const note = async (end: Parameters<typeof noteEnd>[3]) => {
    await run.stop();
    await noteEnd(database, { id, runId }, run.seen, end);
  };
  try {
    const noted = { id, replaces: await earlierOf(database, { id, kind, fingerprint }) };
    const result = await importers[kind](
      { ...order, noted },
      {
        errorFile: true,
        onFault: run.onFault,
        onProgress: (progress) => {
          run.onProgress(progress);
          watch.onProgress?.(progress);
        },
      },
    );
    run.ended(result);
    // The desk treats an empty file as an error, and so does the command, so that cron jobs get noticed.
    if (run.seen.progress.lines === 0) throw new ImportError(importText('importRun.empty', { name }));
    await note(endOfRun(run.seen.progress, named, 'done'));
    return { ...result, id };
  } catch (error) {
    await note(endOfFailure(error, named, log));
    throw error;
  }
}
