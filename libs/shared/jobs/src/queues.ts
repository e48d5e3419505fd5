import type pg from 'pg';
import { type JobDefinition } from './job-definition.ts';

/** Writes a definition's settings to its queue. The queue must exist: otherwise pg-boss silently inserts nothing. */
export async function saveQueue(pool: pg.Pool, { name, options }: JobDefinition): Promise<void> {
  await pool.query(
    `insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds)
     values ($1, 'standard', $2, $3, true, $4)
     on conflict (name) do update set retry_limit = excluded.retry_limit, retry_delay = excluded.retry_delay,
       expire_seconds = excluded.expire_seconds, updated_on = now()
     where (queue.retry_limit, queue.retry_delay, queue.expire_seconds)
       is distinct from (excluded.retry_limit, excluded.retry_delay, excluded.expire_seconds)`,
    [name, options.retries, options.retryDelaySeconds ?? 30, options.timeLimitSeconds ?? 900],
  );
}

/** Returns which of these queues have a job that may run now. */
export async function queuesWithWork(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where exists (select from jobs.job where job.name = name.name and state < 'active' and start_after <= now())`,
    [names],
  );
  return rows.map(({ name }) => name);
}
