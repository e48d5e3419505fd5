import type { Jobs } from '@vinlore/jobs';
import type { Logger } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { Tx } from '@vinlore/database';
import type { ImportDeps } from '../deps.ts';
import { purgeFiles } from './parts-store.ts';
import { runImports } from './run-imports.ts';

/** Enqueues the import job in the transaction that queues an import. */
export type WakeImports = (tx: Tx) => Promise<unknown>;

/** A 512 MB file with one line per vehicle takes minutes; a longer run is stuck. */
const LONGEST_SECONDS = 6 * 3_600;

/**
 * The import job. Queuing an import wakes it, and it checks every minute for imports left behind by another process. It
 * has no retries of its own: the queue is the imports table.
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
