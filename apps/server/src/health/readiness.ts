import type { Database } from '@vinlore/database';
import { workersOf } from './workers.ts';

/** Whether a process may get requests: yes, no, or yes although no process runs jobs. */
export type Readiness = 'ready' | 'down' | 'degraded';

/** The body of `/readyz`. */
export const READINESS_TEXTS: Readonly<Record<Readiness, string>> = {
  ready: 'ok',
  down: 'not ready',
  degraded: 'degraded: worker missing',
};

/** Only `down` takes a process out of the load balancer: without a worker pages, calls, and payments still work. */
export const readinessStatus = (readiness: Readiness): 200 | 503 => (readiness === 'down' ? 503 : 200);

/** Asks a database whether it responds, without failing. */
export const answersOf = (database: Pick<Database, 'ping'>) => (): Promise<boolean> =>
  database.ping().then(
    () => true,
    () => false,
  );

/**
 * Reads the readiness of a process. A missing worker degrades all processes at once, so a load balancer that took it for
 * "not ready" would have none left (ADR 65).
 *
 * @param working whether the process accepts work: false once it is asked to stop
 */
export async function readReadiness(
  database: Pick<Database, 'ping' | 'kysely'>,
  working: () => boolean,
): Promise<Readiness> {
  if (!working()) return 'down';
  try {
    const [{ running }] = await Promise.all([workersOf(database), database.ping()]);
    return running === 0 ? 'degraded' : 'ready';
  } catch {
    return 'down';
  }
}
