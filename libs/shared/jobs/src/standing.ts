import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** Permanently failed jobs of one name whose work has not been done since. */
export interface FailedJobs {
  readonly name: string;
  readonly count: number;
  /** When the last of them failed. */
  readonly lastAt: Date;
  /** Error message of the last one; null if it had none. */
  readonly message: string | null;
}

/** Jobs that are waiting although they could run. */
export interface LateJobs {
  readonly name: string;
  readonly count: number;
  /** Since when the first of them could have run. */
  readonly since: Date;
}

/** Whether a later job did the work of a failed one. */
const doneSince = sql`done.name = failed.name and done.state = 'completed' and done.data = failed.data
  and done.completed_on > failed.completed_on`;

/**
 * Returns the permanently failed jobs of the last 14 days by name, latest first. A job is left out once the same work
 * was done by a schedule's next run or a newly enqueued job.
 */
export async function failedJobs(database: Database): Promise<FailedJobs[]> {
  const { rows } = await sql<{ name: string; count: number; last_at: Date; message: string | null }>`
    with failed as (
      select name, data, output, completed_on from jobs.job where state = 'failed'
      union all
      select name, data, output, completed_on from jobs.archive where state = 'failed'
    )
    select name, count(*)::integer as count, max(completed_on) as last_at,
      (array_agg(output ->> 'message' order by completed_on desc))[1] as message
    from failed
    where not exists (select from jobs.job done where ${doneSince})
      and not exists (select from jobs.archive done where ${doneSince})
    group by name order by last_at desc`.execute(tables<object>(database));
  return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: last_at }));
}

/** Returns jobs that could have run `minutes` ago and did not, by name: there is no worker, or it is far behind. */
export async function lateJobs(database: Database, minutes: number): Promise<LateJobs[]> {
  const { rows } = await sql<LateJobs>`
    select name, count(*)::integer as count, min(start_after) as since from jobs.job
    where state < 'active' and start_after < now() - make_interval(mins => ${minutes})
    group by name order by since`.execute(tables<object>(database));
  return rows;
}
