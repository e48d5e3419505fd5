import { randomUUID } from 'node:crypto';
import { type Database, tables } from '@vinlore/database';
import { ConfigError, type Logger, type ProductMode } from '@vinlore/server-kit';
import { sql } from 'kysely';

/** Heartbeat interval. */
const SAID_EVERY_MS = 20_000;
/** Without a heartbeat for this long, a process counts as killed. */
export const GONE_AFTER = '60 seconds';

/**
 * Refuses a trial on a database that a production is using: its samples would be open, and its test credits valid, in
 * that production too.
 *
 * @throws ConfigError with what to do
 */
export async function refuseTrialInProduction(database: Database, mode: ProductMode): Promise<void> {
  if (mode === 'production') return;
  const { rows } = await sql`select from server_process
    where mode = 'production' and seen_at > now() - ${GONE_AFTER}::interval limit 1`.execute(tables<object>(database));
  if (rows.length > 0)
    throw new ConfigError(
      'VINLORE_MODE',
      'would be trial, but production is running on the same database. Stop it first (a killed process counts as stopped after a minute), or set VINLORE_MODE=production',
    );
}

/**
 * Records a heartbeat for a process in a mode, and whether it runs jobs, until stopped. `worksJobs` is asked with each
 * heartbeat, so a process whose job loop is stuck stops counting as a worker although it lives.
 *
 * @returns stops it
 */
export async function announcePresence(
  database: Database,
  { mode, worksJobs }: { readonly mode: ProductMode; readonly worksJobs: () => boolean },
  log: Logger,
): Promise<() => Promise<void>> {
  const db = tables<object>(database);
  const id = randomUUID();
  const say = () =>
    sql`insert into server_process (id, mode, works_jobs, seen_at) values (${id}, ${mode}, ${worksJobs()}, now())
      on conflict (id) do update set seen_at = excluded.seen_at, works_jobs = excluded.works_jobs`.execute(db);
  await sql`delete from server_process where seen_at < now() - interval '1 day'`.execute(db);
  await say();
  const again = setInterval(() => {
    say().catch((error: unknown) => log.warn({ err: error }, 'Heartbeat failed: the database could not be updated.'));
  }, SAID_EVERY_MS);
  again.unref();
  return async () => {
    clearInterval(again);
    // A clean stop deletes the entry right away; if the database is down, it expires anyway.
    await sql`delete from server_process where id = ${id}`.execute(db).catch(() => undefined);
  };
}
