import { CompiledQuery } from 'kysely';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { tables, type Log, type Tx } from '@vinlore/database';
import { SCHEMA } from './migrations.ts';

/** A poll or a state change answers within this time or is given up; requests have limits of their own. */
const QUERY_MS = 30_000;

/** How long a finished job stays where a second one with the same key is recognized. */
const ARCHIVE_AFTER_HOURS = 12;

/** And how long it stays after that: together it is gone within 14 days, with whatever it carried. */
const DELETE_AFTER_DAYS = 13;

/** pg-boss on a small pool of its own: neither held to a request's 1 s nor left hanging when the network is gone. */
export function openBoss(connectionString: string, log: Log): { boss: PgBoss; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'jobs',
    max: 3,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    keepAlive: true,
  });
  pool.on('error', (error) =>
    log({ level: 'warn', msg: 'An idle database connection was lost', reason: error.message }),
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    migrate: false,
    // Schedules are ours (cron.ts): pg-boss' own worker leaves rejected promises behind when the database is away.
    schedule: false,
    supervise: true,
    archiveCompletedAfterSeconds: ARCHIVE_AFTER_HOURS * 3600,
    deleteAfterDays: DELETE_AFTER_DAYS,
  });
  boss.on('error', (error) => log({ level: 'error', msg: 'Keeping the jobs tidy failed; trying again', error }));
  return { boss, pool };
}

/** pg-boss' access to the caller's transaction. */
export function insideTransaction(tx: Tx): PgBoss.Db {
  return {
    executeSql: (text, values) => tables<object>(tx).executeQuery(CompiledQuery.raw(text, values)),
  };
}
