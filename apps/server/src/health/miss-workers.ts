import type { Logger } from '@vinlore/server-kit';
import type { Database } from '@vinlore/database';
import { workersOf } from './workers.ts';

/** How often a server that runs no jobs checks for one that does. */
const LOOK_MS = 60_000;

/**
 * Logs every minute that no process runs jobs: a server with JOBS=off responds normally, while emails and documents
 * pile up.
 *
 * @returns stops it
 */
export function missWorkers(database: Database, log: Pick<Logger, 'error'>, everyMs = LOOK_MS): () => void {
  const look = async () => {
    const { running } = await workersOf(database);
    if (running === 0)
      log.error(
        'No process runs jobs, so emails, imports, and receipts are delayed. Start npm run worker, or remove JOBS=off.',
      );
  };
  // Database errors are reported elsewhere.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
