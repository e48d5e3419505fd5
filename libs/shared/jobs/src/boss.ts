import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { type Database, LoginPool, tables, type Log, type Tx } from '@vinlore/database';
import { SCHEMA } from './migrations.ts';

/** Timeout of a poll or state change; requests have limits of their own. */
const QUERY_MS = 30_000;

/** How long a finished job stays in the queue, where a duplicate key is detected. */
const ARCHIVE_AFTER_HOURS = 12;

/** How long it stays in the archive after that: in total it is deleted within 14 days, with its payload. */
const DELETE_AFTER_DAYS = 13;

/**
 * pg-boss on a small pool of its own: not limited to a request's 1 s, but not left hanging without a network either.
 */
export function openBoss(
  { login, pooler }: Pick<Database, 'login' | 'pooler'>,
  log: Log,
): { boss: PgBoss; pool: pg.Pool } {
  const pool = new LoginPool(login, {
    application_name: 'jobs',
    max: 3,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_MS,
    ...(pooler === 'none' && { statement_timeout: QUERY_MS }),
    keepAlive: true,
  });
  pool.on('error', (error) =>
    log({ level: 'warn', msg: 'An idle database connection was lost', reason: error.message }),
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    migrate: false,
    // Schedules are ours (cron.ts): pg-boss' own scheduler leaves unhandled rejections when the database is away.
    schedule: false,
    supervise: true,
    archiveCompletedAfterSeconds: ARCHIVE_AFTER_HOURS * 3600,
    deleteAfterDays: DELETE_AFTER_DAYS,
  });
  boss.on('error', (error) => log({ level: 'error', msg: 'Job queue maintenance failed; trying again', error }));
  return { boss, pool };
}

/** Runs pg-boss in the caller's transaction. */
export function insideTransaction(tx: Tx): PgBoss.Db {
  return {
    executeSql: (text, values) => tables<object>(tx).executeQuery(CompiledQuery.raw(text, values)),
  };
}
