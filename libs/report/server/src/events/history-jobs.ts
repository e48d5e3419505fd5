import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { clearHistory, forgetReplaced } from './clear-history.ts';
import { type MakeOf, measureSources } from './measure-sources.ts';

/** Starts the cleanup job for undone imports and removed sources, in the transaction that marks them. */
export type WakeClearing = (tx: Tx) => Promise<unknown>;

/** Millions of records take minutes; the next run continues where one stopped. */
const LONGEST_SECONDS = 6 * 3_600;

/**
 * Defines the jobs that clean up undone imports and removed sources, and count what sources cover. Every minute they
 * check for work left by another process or caused by an import.
 */
export function defineHistoryJobs(jobs: Pick<Jobs, 'define'>, database: Database, makeOf: MakeOf): WakeClearing {
  const nothing = v.object({});
  const work = async (signal: AbortSignal) => {
    await clearHistory(database, signal);
    await measureSources(database, makeOf, signal);
  };
  const wake = jobs.define('report.clear-history', nothing, (_none, { signal }) => work(signal), {
    retries: 0,
    schedule: '* * * * *',
    timeLimitSeconds: LONGEST_SECONDS,
  });
  jobs.define('report.forget-replaced', nothing, (_none, { signal }) => forgetReplaced(database, signal), {
    retries: 3,
    schedule: '47 3 * * *',
    timeLimitSeconds: LONGEST_SECONDS,
  });
  return (tx) => wake(tx, {});
}
