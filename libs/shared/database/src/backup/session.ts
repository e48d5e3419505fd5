import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Database } from '../database.ts';
import { connectAs } from '../login/login-client.ts';

/**
 * One connection without timeouts, set up to read and write rows as text, in one transaction: committed when `work`
 * returns, rolled back when it throws.
 */
export async function inSession<T>(
  database: Database,
  begin: string,
  work: (client: pg.Client, kysely: Kysely<object>) => Promise<T>,
): Promise<T> {
  const client = await connectAs(database.ownerLogin, {
    application_name: 'backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  try {
    await client.query(begin);
    await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
      set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`);
    const result = await work(client, onOneConnection(client));
    await client.query('commit');
    return result;
  } finally {
    await client.end(); // Rolls back unless committed.
  }
}

/** For code written for kysely, such as migrations, inside this transaction. */
function onOneConnection(client: pg.Client): Kysely<object> {
  const borrowed = Object.assign(Object.create(client) as pg.Client, {
    query: client.query.bind(client),
    release() {},
  });
  return new Kysely<object>({
    dialect: new PostgresDialect({ pool: { connect: async () => borrowed, end: async () => {} } }),
  });
}
