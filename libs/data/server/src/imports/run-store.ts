import { type Database, tables } from '@vinlore/database';
import type { InAllLanguages } from '@vinlore/i18n';
import type { ImportColumn, LineFault } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { DataTables } from '../tables.ts';
import type { KeptImport } from './import-store.ts';
import { importText } from './import-text.ts';

/** A run without a heartbeat for this long is considered dead, and its import can be taken over. */
const DEAD_SECONDS = 60;

/** An import interrupted this many times is given up, since it may be what kills its process. */
const MOST_ATTEMPTS = 3;

/** Progress of a run. */
export interface RunProgress {
  readonly lines: number;
  readonly kept: number;
  readonly faults: number;
  readonly share: number;
}

/** A rejected line, as stored. */
export interface KeptFault {
  readonly line: number;
  readonly fault: LineFault;
}

/** What a run has read so far. */
interface SeenRun {
  readonly progress: RunProgress;
  readonly faults: readonly KeptFault[];
  /** For a check: the results by column. */
  readonly columns: readonly ImportColumn[] | null;
}

/** Outcome of a run. */
export type RunEnd = { readonly state: 'checked' | 'done' } | FailedRun;

interface FailedRun {
  readonly state: 'failed';
  readonly words: InAllLanguages;
}

/**
 * Takes the oldest queued import, or one whose process has died. Only one runs at a time across all processes: imports
 * are heavy on the database, and two of the same kind would block each other anyway. Command-line imports run in
 * parallel and end with their process.
 *
 * @returns null if none is queued or another one is running
 */
export function claimImport(database: Database, runId: string): Promise<KeptImport | null> {
  return database.transaction(async (tx) => {
    const db = tables<DataTables>(tx);
    // Without the lock, two processes could both see that nothing is running.
    await sql`select pg_advisory_xact_lock(hashtext('data_import.claim'))`.execute(db);
    const [stopped, interrupted] = [importText('importRun.stopped'), importText('importRun.interrupted')];
    const dead = sql`now() - make_interval(secs => ${DEAD_SECONDS})`;
    await sql`
      update data_import set state = 'failed', ended_at = now(), run_id = null,
        failure_en = ${stopped.en},
        failure_es = ${stopped.es}
      where state = 'running' and beat_at < ${dead} and brand is null`.execute(db);
    await sql`
      update data_import set state = 'failed', ended_at = now(), run_id = null,
        failure_en = ${interrupted.en},
        failure_es = ${interrupted.es}
      where state = 'running' and beat_at < ${dead} and attempts >= ${MOST_ATTEMPTS}`.execute(db);
    const { rows } = await sql<KeptImport>`
      update data_import set state = 'running', run_id = ${runId}, beat_at = now(), attempts = attempts + 1,
        started_at = coalesce(started_at, now()), lines = 0, kept = 0, faults = 0, share = 0
      where id = (
        select id from data_import where state = 'waiting' or (state = 'running' and beat_at < ${dead})
        order by place limit 1)
      and not exists (
        select from data_import where state = 'running' and beat_at >= ${dead} and brand is not null)
      returning *, size as received`.execute(db);
    return rows[0] ?? null;
  });
}

/** Saves a run's progress. @returns false if the run no longer owns the import, for example after a cancellation */
export async function noteBeat(database: Database, runId: string, progress: RunProgress): Promise<boolean> {
  const { numUpdatedRows } = await tables<DataTables>(database)
    .updateTable('data_import')
    .set({ ...progress, beat_at: sql`now()` })
    .where('run_id', '=', runId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Requeues an import when its process is stopping; the next process restarts it. */
export async function giveBack(database: Database, runId: string): Promise<void> {
  await tables<DataTables>(database)
    .updateTable('data_import')
    .set({ state: 'waiting', run_id: null, beat_at: null, attempts: sql`attempts - 1` })
    .where('run_id', '=', runId)
    .where('state', '=', 'running')
    .execute();
}

/** Records the outcome of a run. A canceled import stays canceled, but its counts are still saved. */
export async function noteEnd(
  database: Database,
  { id, runId }: { id: string; runId: string },
  { progress, faults, columns }: SeenRun,
  end: RunEnd | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    const db = tables<DataTables>(tx);
    const isOurs = await db
      .updateTable('data_import')
      .set({ ...progress, columns: columns === null ? null : JSON.stringify(columns) })
      .where('id', '=', id)
      .where('run_id', '=', runId)
      .returning(['state', 'brand'])
      .executeTakeFirst();
    if (!isOurs) return;
    await db.deleteFrom('data_import_fault').where('import_id', '=', id).execute();
    const rows = faults.map(({ line, fault: { words, at } }) => ({
      import_id: id,
      line,
      column_name: at.column ?? null,
      what_en: words.en,
      what_es: words.es,
      allowed_en: typeof at.allowed === 'object' ? at.allowed.en : (at.allowed ?? null),
      allowed_es: typeof at.allowed === 'object' ? at.allowed.es : (at.allowed ?? null),
    }));
    if (rows.length > 0) await db.insertInto('data_import_fault').values(rows).execute();
    // An imported file is no longer needed; a checked or failed one can be started again.
    if (end === null || end.state === 'done')
      await db.deleteFrom('data_import_part').where('import_id', '=', id).execute();
    if (end === null || isOurs.state !== 'running') return;
    await db
      .updateTable('data_import')
      .set({
        state: end.state,
        ended_at: sql`now()`,
        run_id: null,
        // The file of a command-line import was never stored here.
        has_file: end.state !== 'done' && isOurs.brand !== null,
        failure_en: end.state === 'failed' ? end.words.en : null,
        failure_es: end.state === 'failed' ? end.words.es : null,
      })
      .where('id', '=', id)
      .execute();
  });
}
