import type { Logger } from '@vinlore/server-kit';
import type { Database } from '@vinlore/database';
import { workersOf } from './workers.ts';

/** How often a server that runs no jobs itself looks whether somebody does. */
const LOOK_MS = 60_000;

/**
 * Says in the log, each minute, that no process runs jobs: a server with JOBS=off answers all the same, while mail and
 * documents wait.
 *
 * @returns ends it
 */
export function missWorkers(database: Database, log: Pick<Logger, 'error'>, everyMs = LOOK_MS): () => void {
  const look = async () => {
    const { running } = await workersOf(database);
    if (running === 0)
      log.error(
        'No process runs jobs, so mail, imports and receipts wait. Start npm run worker, or take JOBS=off away.',
      );
  };
  // A database that is away is told by others.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
