import { type Database, tables, type Tx } from '@vinlore/database';
import type { BulkJob, DocumentKind } from '@vinlore/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BulkTables } from './tables.ts';

/** Owner of jobs: an account of one brand. */
export interface Owner {
  readonly brand: string;
  readonly accountId: string;
}

/** A job as stored. */
export type StoredJob = Selectable<BulkTables['bulk_job']>;
/** A row as stored. */
export type StoredRow = Selectable<BulkTables['bulk_row']>;
/** A job with its progress so far. */
export type CountedJob = StoredJob & Pick<BulkJob, 'rows' | 'made' | 'had' | 'failed' | 'used'>;

const from = (source: Database | Tx) => tables<BulkTables>(source);

/** Rows per statement. */
const CHUNK = 500;

/** Stores a job with its rows. @returns false if its key was used before; then nothing is stored */
export async function keepJob(
  tx: Tx,
  job: Insertable<BulkTables['bulk_job']>,
  rows: readonly Omit<Insertable<BulkTables['bulk_row']>, 'job_id'>[],
): Promise<boolean> {
  const kept = await from(tx)
    .insertInto('bulk_job')
    .values(job)
    .onConflict((conflict) => conflict.columns(['account_id', 'brand', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  for (let at = 0; at < rows.length; at += CHUNK)
    await from(tx)
      .insertInto('bulk_row')
      .values(rows.slice(at, at + CHUNK).map((row) => ({ ...row, job_id: job.id })))
      .execute();
  return true;
}

const counted = (source: Database | Tx) =>
  from(source)
    .selectFrom('bulk_job as job')
    .innerJoin('bulk_row as row', 'row.job_id', 'job.id')
    .selectAll('job')
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(*) filter (where row.state = 'made'))::int`.as('made'),
      sql<number>`(count(*) filter (where row.state = 'had'))::int`.as('had'),
      sql<number>`(count(*) filter (where row.state = 'failed'))::int`.as('failed'),
      sql<number>`(count(*) filter (where row.credit))::int`.as('used'),
    ])
    .groupBy('job.id');

/** Returns a dealer's job; null if it is not theirs. */
export async function jobOf(source: Database | Tx, owner: Owner, id: string): Promise<CountedJob | null> {
  const job = await counted(source)
    .where('job.id', '=', id)
    .where('job.account_id', '=', owner.accountId)
    .where('job.brand', '=', owner.brand)
    .executeTakeFirst();
  return job ?? null;
}

/** Returns a dealer's job by its upload key. */
export async function jobByKey(source: Database | Tx, owner: Owner, key: string): Promise<CountedJob | null> {
  const job = await counted(source)
    .where('job.idempotency_key', '=', key)
    .where('job.account_id', '=', owner.accountId)
    .where('job.brand', '=', owner.brand)
    .executeTakeFirst();
  return job ?? null;
}

/** Returns a job regardless of its owner: for workers and holders of a signed link. */
export async function jobById(source: Database, id: string): Promise<StoredJob | null> {
  const job = await from(source).selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirst();
  return job ?? null;
}

/** Returns a dealer's jobs of one kind, newest first. */
export function jobsOf(source: Database, owner: Owner, kind: DocumentKind, limit: number): Promise<CountedJob[]> {
  return counted(source)
    .where('job.account_id', '=', owner.accountId)
    .where('job.brand', '=', owner.brand)
    .where('job.kind', '=', kind)
    .orderBy('job.begun_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .execute();
}

/** Returns a job's rows, in file order. */
export function rowsOf(source: Database, jobId: string): Promise<StoredRow[]> {
  return from(source).selectFrom('bulk_row').selectAll().where('job_id', '=', jobId).orderBy('number').execute();
}

/** Returns a job's rows after a given one, in file order. */
export function pageOfRows(
  source: Database,
  jobId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredRow[]> {
  const query = from(source).selectFrom('bulk_row').selectAll().where('job_id', '=', jobId);
  return query.where('number', '>', after).orderBy('number').limit(limit).execute();
}

/** Returns a row's document id as its slice stores it; null if there is none. */
export const documentIdOf = ({ sticker_id, report_id }: Pick<StoredRow, 'sticker_id' | 'report_id'>): string | null =>
  sticker_id ?? report_id;

/** Returns the document id of a row known to have one, by the job's kind. */
export const documentColumns = (kind: DocumentKind, id: string): Partial<Pick<StoredRow, 'sticker_id' | 'report_id'>> =>
  kind === 'sticker' ? { sticker_id: id } : { report_id: id };

/** Returns the next rows to process, alternating between jobs. */
export function waitingRows(source: Database, limit: number): Promise<StoredRow[]> {
  return from(source)
    .selectFrom('bulk_row')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('number')
    .orderBy('job_id')
    .limit(limit)
    .execute();
}

/**
 * Returns the job of a row that is being processed; null if it has ended. @param tx locks the job so it can't end in
 * the meantime
 */
export async function openJob(tx: Tx, id: string): Promise<StoredJob | null> {
  const job = await from(tx)
    .selectFrom('bulk_job')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .forUpdate()
    .executeTakeFirst();
  return job ?? null;
}

/** Stores the result of a pending row. @returns false if another process was first or the job was stopped */
export async function noteRow(
  source: Database | Tx,
  { job_id, number }: Pick<StoredRow, 'job_id' | 'number'>,
  outcome: Partial<Pick<StoredRow, 'credit' | 'problem' | 'sticker_id' | 'report_id'>> & {
    readonly state: 'made' | 'had' | 'failed';
  },
): Promise<boolean> {
  const { numUpdatedRows } = await from(source)
    .updateTable('bulk_row')
    .set(outcome)
    .where('job_id', '=', job_id)
    .where('number', '=', number)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores that a created row's credit was returned, and why. */
export async function noteReturned(
  tx: Tx,
  { job_id, number }: Pick<StoredRow, 'job_id' | 'number'>,
  problem: string,
): Promise<void> {
  await from(tx)
    .updateTable('bulk_row')
    .set({ credit: false, problem })
    .where('job_id', '=', job_id)
    .where('number', '=', number)
    .execute();
}

/** Marks these jobs as running. */
export async function noteRunning(source: Database, ids: readonly string[]): Promise<void> {
  await from(source)
    .updateTable('bulk_job')
    .set({ state: 'running' })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

/** Returns jobs that are still open although every row has its result. */
export async function finishedJobs(source: Database): Promise<string[]> {
  const jobs = await from(source)
    .selectFrom('bulk_job as job')
    .select('job.id')
    .where('job.state', 'in', ['waiting', 'running'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bulk_row as row')
            .select('row.number')
            .whereRef('row.job_id', '=', 'job.id')
            .where('row.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
  return jobs.map(({ id }) => id);
}

/** Ends a job; pending rows are marked as stopped. */
export async function noteEnd(tx: Tx, id: string, state: 'done' | 'stopped', at: Date): Promise<void> {
  await from(tx).updateTable('bulk_job').set({ state, ended_at: at }).where('id', '=', id).execute();
  if (state === 'stopped')
    await from(tx)
      .updateTable('bulk_row')
      .set({ state: 'stopped' })
      .where('job_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
}

/** Returns all jobs of an account with their rows, oldest first. */
export async function everythingOf(
  source: Database,
  { accountId, brand }: Owner,
): Promise<readonly { readonly job: StoredJob; readonly rows: readonly StoredRow[] }[]> {
  const jobs = await from(source)
    .selectFrom('bulk_job')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .orderBy('begun_at')
    .execute();
  return Promise.all(jobs.map(async (job) => ({ job, rows: await rowsOf(source, job.id) })));
}

/** Deletes the jobs of an account. */
export async function deleteJobsOf(tx: Tx, { accountId, brand }: Owner): Promise<void> {
  await from(tx).deleteFrom('bulk_job').where('account_id', '=', accountId).where('brand', '=', brand).execute();
}
