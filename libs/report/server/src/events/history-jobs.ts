import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { clearHistory, forgetReplaced } from './clear-history.ts';
import { type MakeOf, measureSources } from './measure-sources.ts';

/** Wakes what takes undone imports and removed sources away, in the transaction that marks them. */
export type WakeClearing = (tx: Tx) => Promise<unknown>;

/** Millions of records take minutes; what a stopped run leaves, the next one does. */
const LONGEST_SECONDS = 6 * 3_600;

/**
 * The work behind undone imports and removed sources, and the counts of what sources cover. Every minute it looks for what
 * another process has left behind, or an import has changed.
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
