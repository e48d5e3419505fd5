import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { GONE_AFTER } from '../start/presence.ts';

/** Processes that run jobs. */
export interface Workers {
  readonly running: number;
  /** When any of them last said that it lives, also one that was killed since; null where none ever did. */
  readonly lastAt: Date | null;
}

/** Which processes run jobs, servers with JOBS=on among them. */
export async function workersOf(database: Database): Promise<Workers> {
  const { rows } = await sql<{ running: number; last_at: Date | null }>`
    select count(*) filter (where seen_at > now() - ${GONE_AFTER}::interval)::integer as running, max(seen_at) as last_at
    from server_process where works_jobs`.execute(tables<object>(database));
  const { running, last_at: lastAt } = rows[0]!;
  return { running, lastAt };
}
