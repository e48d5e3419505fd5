import { recordAct } from '@vinlore/audit';
import { isDatabaseUnavailable, type Tx } from '@vinlore/database';
import type { JobRun } from '@vinlore/jobs';
import * as v from 'valibot';
import {
  documentColumns,
  finishedJobs,
  jobById,
  noteEnd,
  noteReturned,
  noteRow,
  noteRunning,
  openJob,
  type StoredJob,
  type StoredRow,
  waitingRows,
} from './bulk-store.ts';
import type { BulkDeps } from './deps.ts';
import type { RowOutcome, RowPayer } from './product.ts';

/** Rows fetched at once. */
const BATCH = 20;
/** Batches per run: small enough that a crash loses little and a run stays within its time limit. */
const BATCHES = 25;

/** Named when only stickers were created in bulk; a queue is not renamed, so jobs still in it are processed. */
const JOB = 'sticker.bulk';

/** Longest time of a run in milliseconds: reports wait for their sources, and a run must end before its time limit. */
const RUN_MS = 300_000;

/** Another process has finished the row, or its job was stopped: roll back. */
class RowTaken extends Error {}

/**
 * Pays for a row's document from the job's reserved credits and marks the row, in the transaction that stores the
 * document: after a crash there are all three or none.
 */
function payerOf({ credits }: BulkDeps, row: StoredRow): RowPayer {
  return {
    spend: async (tx, id, document) => {
      const job = await openJob(tx, row.job_id);
      if (!job) throw new RowTaken();
      if (job.reservation === null) return { spent: false, reason: 'no-credit' };
      const payment = await credits.spend(tx, job.reservation, document);
      if (!payment.spent) return payment;
      const paid = { state: 'made', credit: job.reserved > 0, ...documentColumns(job.kind, id) } as const;
      const isOurs = await noteRow(tx, row, paid);
      if (!isOurs) throw new RowTaken();
      return payment;
    },
    noteReturned: (tx, problem) => noteReturned(tx, row, problem),
  };
}

/** Creates a row's document the same way as on the dealer's page. */
async function makeRow(deps: BulkDeps, row: StoredRow, job: StoredJob): Promise<RowOutcome> {
  const brand = deps.brands.find(({ key }) => key === job.brand);
  if (!brand) return { outcome: 'failed', problem: 'unreadable' };
  const { vin, stock_number: stockNumber, asking_price: askingPrice } = row;
  const toMake = { brand, accountId: job.account_id, language: job.language, vin, stockNumber, askingPrice };
  return deps.products[job.kind].make(toMake, payerOf(deps, row));
}

/** Processes a row and stores the result. @throws if the database doesn't respond: the row then stays pending */
async function doRow(deps: BulkDeps, row: StoredRow, job: StoredJob): Promise<void> {
  const { database } = deps;
  try {
    const result = await makeRow(deps, row, job);
    // Paid rows are marked by now; a row that is still pending already existed.
    if (result.outcome === 'there')
      await noteRow(database, row, { state: 'had', ...documentColumns(job.kind, result.id) });
    else await noteRow(database, row, { state: 'failed', problem: result.problem });
  } catch (error) {
    if (error instanceof RowTaken) return;
    if (isDatabaseUnavailable(error)) throw error;
    // A row that fails must not block those after it.
    deps.log.error({ err: error, bulkJob: row.job_id, row: row.number }, 'a row of a bulk job failed unexpectedly');
    await noteRow(database, row, { state: 'failed', problem: 'broken' });
  }
}

/** Ends a job and returns its unused credits. @returns false if it had already ended */
export async function endJob(
  { clock, credits, onEnded }: Pick<BulkDeps, 'clock' | 'credits' | 'onEnded'>,
  tx: Tx,
  id: string,
  state: 'done' | 'stopped',
): Promise<boolean> {
  const job = await openJob(tx, id);
  if (!job) return false;
  const at = clock();
  await noteEnd(tx, id, state, at);
  if (job.reservation !== null) await credits.settle(tx, job.reservation, at);
  await recordAct(tx, {
    brand: job.brand,
    actor: state === 'stopped' ? job.account_id : null,
    act: state === 'stopped' ? 'bulk.stopped' : 'bulk.done',
    subject: { kind: 'bulk-job', id },
  });
  await onEnded?.(tx, { ...job, state, ended_at: at });
  return true;
}

/**
 * Processes all open jobs row by row, and resumes where a crashed process stopped.
 *
 * @returns whether rows are still pending
 */
async function workOnBulk(deps: BulkDeps, signal: AbortSignal): Promise<boolean> {
  const { database } = deps;
  const end = performance.now() + RUN_MS;
  for (let batch = 0; batch < BATCHES && !signal.aborted; batch += 1) {
    const rows = await waitingRows(database, BATCH);
    const jobs = new Map<string, StoredJob>();
    for (const { job_id } of rows) {
      const job = jobs.get(job_id) ?? (await jobById(database, job_id));
      if (job) jobs.set(job_id, job);
    }
    if (jobs.size > 0) await noteRunning(database, [...jobs.keys()]);
    for (const row of rows) {
      const job = jobs.get(row.job_id);
      if (signal.aborted || performance.now() > end) return true;
      if (job) await doRow(deps, row, job);
    }
    for (const id of await finishedJobs(database)) await database.transaction((tx) => endJob(deps, tx, id, 'done'));
    if (rows.length < BATCH) return false;
  }
  return true;
}

/**
 * Registers the job with the process. It also runs every minute, so a job whose process crashed resumes within one.
 *
 * @returns a function that queues it, within the transaction that creates the work
 */
export function defineBulkWork(deps: BulkDeps): (tx: Tx) => Promise<void> {
  const { jobs, database } = deps;
  const enqueue = jobs.define(
    JOB,
    v.object({}),
    async (_nothing: object, { signal }: JobRun) => {
      if (await workOnBulk(deps, signal)) await database.transaction((tx) => enqueue(tx, {}));
    },
    { retries: 3, retryDelaySeconds: 10, timeLimitSeconds: 600, schedule: '* * * * *' },
  );
  return async (tx) => void (await enqueue(tx, {}));
}
