import type { Jobs } from '@vinlore/jobs';
import type { Logger } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { Tx } from '@vinlore/database';
import type { ImportDeps } from '../deps.ts';
import { purgeFiles } from './parts-store.ts';
import { runImports } from './run-imports.ts';

/** Enqueues the job that runs imports, in the transaction that lets one wait. */
export type WakeImports = (tx: Tx) => Promise<unknown>;

/** A file of 512 MB with a line for each vehicle takes minutes; a run longer than that hangs. */
const LONGEST_SECONDS = 6 * 3_600;

/**
 * The work behind imports. Each start wakes it; every minute it looks for what another process has left behind. It has no
 * repetitions of its own: what waits, waits in the imports' own table.
 */
export function defineImportJobs(jobs: Pick<Jobs, 'define'>, deps: ImportDeps, log: Logger): WakeImports {
  const nothing = v.object({});
  const wake = jobs.define('data.import', nothing, (_none, { signal }) => runImports(deps, signal, log), {
    retries: 0,
    schedule: '* * * * *',
    timeLimitSeconds: LONGEST_SECONDS,
  });
  jobs.define('data.purge-files', nothing, () => purgeFiles(deps.database, deps.clock()), {
    retries: 3,
    schedule: '33 * * * *',
  });
  return (tx) => wake(tx, {});
}
