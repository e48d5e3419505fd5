import type { OpenDataName, OpenDataOutcome, OpenDataStep } from '@vinlore/data-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { InAllLanguages } from '@vinlore/i18n';
import { type Selectable, sql } from 'kysely';
import type { DataTables, OpenDataLoad } from '../tables.ts';
import type { KeptFile } from './download/kept-file.ts';

/** A run without a heartbeat for this long is considered dead, and its source can be taken over. */
const DEAD_SECONDS = 60;

/** State of a source, as stored. */
export type KeptSource = Selectable<DataTables['data_open_source']>;

/** Progress of a run. */
export interface SyncProgress {
  readonly step: OpenDataStep;
  /** Of the current step, 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

const rowsIn = (source: Database | Tx) => tables<DataTables>(source);
const isFree = sql<boolean>`(run_id is null or beat_at < now() - make_interval(secs => ${DEAD_SECONDS}))`;
const FREED = { run_id: null, beat_at: null, step: null } as const;

/** Inserts a row for each source without one, due immediately. */
export async function keepSources(source: Database | Tx, names: readonly OpenDataName[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await rowsIn(source)
    .insertInto('data_open_source')
    .values(names.map((name) => ({ name, next_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All sources with a row. */
export async function keptSources(database: Database): Promise<ReadonlyMap<OpenDataName, KeptSource>> {
  const rows = await rowsIn(database).selectFrom('data_open_source').selectAll().execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** Whether a live run owns it. */
export async function isRunning(source: Database | Tx, name: OpenDataName): Promise<boolean> {
  const found = await rowsIn(source)
    .selectFrom('data_open_source')
    .select('name')
    .where('name', '=', name)
    .where(sql<boolean>`not ${isFree}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Candidate sources for the next run. */
export interface DueClaim {
  /** In order of priority. */
  readonly names: readonly OpenDataName[];
  readonly now: Date;
  /** Whether scheduled sources are included, not only requested ones. */
  readonly byClock: boolean;
}

/** Which source to take: a specific one, or any that is due. */
export type Claim = { readonly name: OpenDataName } | DueClaim;

const isDue = ({ names, now, byClock }: DueClaim) =>
  sql<boolean>`name = any (${[...names]}::text[])
    and (asked_at is not null ${byClock ? sql`or next_at <= ${now}` : sql``}) and ${isFree}`;

/** Whether any source can be taken. */
export async function hasDue(database: Database, claim: DueClaim): Promise<boolean> {
  const found = await rowsIn(database)
    .selectFrom('data_open_source')
    .select('name')
    .where(isDue(claim))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Claims a source for a run. Never claims one that another run owns, in any process; takes over from a killed process.
 *
 * @returns its previous state; null if there is nothing to claim
 */
export async function claimSource(database: Database, runId: string, claim: Claim): Promise<KeptSource | null> {
  const which = 'name' in claim ? sql`name = ${claim.name} and ${isFree}` : isDue(claim);
  const order = 'name' in claim ? sql`name` : sql`array_position(${[...claim.names]}::text[], name)`;
  const { rows } = await sql<KeptSource>`
    update data_open_source set run_id = ${runId}, beat_at = now(), started_at = now(), step = 'looking', share = 0,
      run_rows = 0, asked_at = null
    where name = (
      select name from data_open_source where ${which} order by ${order} limit 1 for update skip locked)
    returning *`.execute(rowsIn(database));
  return rows[0] ?? null;
}

/** Saves a run's progress. @returns false if the run no longer owns the source */
export async function noteSyncBeat(database: Database, runId: string, progress: SyncProgress): Promise<boolean> {
  const { numUpdatedRows } = await rowsIn(database)
    .updateTable('data_open_source')
    .set({ step: progress.step, share: progress.share, run_rows: progress.rows, beat_at: sql`now()` })
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The load in use, in the shape stored for the previous load. */
export const loadInUse = (kept: KeptSource): OpenDataLoad | null =>
  kept.rows === null || kept.loaded_at === null
    ? null
    : {
        release: kept.release,
        as_of: kept.as_of,
        rows: kept.rows,
        refused: kept.refused ?? 0,
        loaded_at: kept.loaded_at.toISOString(),
        files: kept.files,
        version: kept.version ?? 0,
      };

/** Another run has taken over the source; this run's results are discarded. */
export class RunTaken extends Error {
  override readonly name = 'RunTaken';
}

/** Records the load being activated, in the same transaction. @throws RunTaken */
export async function noteLoad(tx: Tx, runId: string, before: KeptSource, load: OpenDataLoad, nextAt: Date) {
  const { release, as_of, rows, refused, loaded_at, files, version } = load;
  const kept = loadInUse(before);
  const { numUpdatedRows } = await rowsIn(tx)
    .updateTable('data_open_source')
    .set({
      ...{ release, as_of, rows, refused, loaded_at: new Date(loaded_at), version },
      files: JSON.stringify(files),
      previous: kept && JSON.stringify(kept),
      seen: JSON.stringify(files),
      seen_version: version,
      checked_at: new Date(loaded_at),
      ...FREED,
      ended_at: new Date(loaded_at),
      outcome: 'loaded',
      ...{ failure_en: null, failure_es: null, failures: 0, next_at: nextAt },
    })
    .where('run_id', '=', runId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RunTaken('Another run has the source by now.');
}

/** Outcome of a run that activated nothing. */
export interface IdleEnd {
  readonly outcome: Exclude<OpenDataOutcome, 'loaded' | 'rolled-back'>;
  /** Null keeps the previous message: what was rejected is still rejected. */
  readonly words: InAllLanguages | null;
  readonly now: Date;
  readonly nextAt: Date;
  /** Validators of the publisher's files, if all of them were read. */
  readonly seen: readonly KeptFile[] | null;
  readonly version: number;
}

/** Records the end of a run that activated nothing. */
export async function noteIdleEnd(database: Database, runId: string, before: KeptSource, end: IdleEnd): Promise<void> {
  const { outcome, words, now, nextAt, seen, version } = end;
  const isStillRefused = outcome === 'unchanged' && before.outcome === 'refused';
  await rowsIn(database)
    .updateTable('data_open_source')
    .set({
      ...FREED,
      ended_at: now,
      outcome: isStillRefused ? 'refused' : outcome,
      ...(!isStillRefused && { failure_en: words?.en ?? null, failure_es: words?.es ?? null }),
      failures: outcome === 'failed' ? sql<number>`failures + 1` : 0,
      next_at: nextAt,
      ...(outcome !== 'failed' && { checked_at: now }),
      ...(seen && { seen: JSON.stringify(seen), seen_version: version }),
    })
    .where('run_id', '=', runId)
    .execute();
}

/** Releases a source whose process is stopping or that another process will load, and sets when it's due. */
export async function giveSourceBack(database: Database, runId: string, nextAt: Date): Promise<void> {
  await rowsIn(database)
    .updateTable('data_open_source')
    .set({ ...FREED, next_at: nextAt })
    .where('run_id', '=', runId)
    .execute();
}

/** Requests a sync of a source. @returns false if it's running or already requested */
export async function noteAsked(tx: Tx, name: OpenDataName, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await rowsIn(tx)
    .updateTable('data_open_source')
    .set({ asked_at: now })
    .where('name', '=', name)
    .where('asked_at', 'is', null)
    .where(isFree)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns a source, locked until the transaction ends so that no run can start. */
export async function holdSource(tx: Tx, name: OpenDataName): Promise<KeptSource | null> {
  const found = await rowsIn(tx)
    .selectFrom('data_open_source')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Records a rollback: swaps the load in use and the previous one. */
export async function noteRollBack(tx: Tx, kept: KeptSource, to: OpenDataLoad, now: Date): Promise<void> {
  const from = loadInUse(kept);
  await rowsIn(tx)
    .updateTable('data_open_source')
    .set({
      ...{ release: to.release, as_of: to.as_of, rows: to.rows, refused: to.refused, version: to.version },
      loaded_at: new Date(to.loaded_at),
      files: JSON.stringify(to.files),
      previous: from && JSON.stringify(from),
      ended_at: now,
      outcome: 'rolled-back',
      ...{ failure_en: null, failure_es: null },
    })
    .where('name', '=', kept.name)
    .execute();
}

/** Clears the previous load once its data is gone. */
export async function forgetPrevious(tx: Tx, name: OpenDataName): Promise<void> {
  await rowsIn(tx).updateTable('data_open_source').set({ previous: null }).where('name', '=', name).execute();
}
