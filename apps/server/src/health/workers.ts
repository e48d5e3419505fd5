import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { GONE_AFTER } from '../start/presence.ts';

/** Processes that run jobs. */
export interface Workers {
  readonly running: number;
  /** Last heartbeat of any of them, including killed ones; null if there never was one. */
  readonly lastAt: Date | null;
}

/** Processes that run jobs, including servers with JOBS=on. */
export async function workersOf(database: Pick<Database, 'kysely'>): Promise<Workers> {
  const { rows } = await sql<{ running: number; last_at: Date | null }>`
    select count(*) filter (where seen_at > now() - ${GONE_AFTER}::interval)::integer as running, max(seen_at) as last_at
    from server_process where works_jobs`.execute(database.kysely);
  const { running, last_at: lastAt } = rows[0]!;
  return { running, lastAt };
}
