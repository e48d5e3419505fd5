import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, tables } from './database.ts';
import { connectTo } from './open-database.ts';
import { type OwnServer, startOwnServer } from './testing/own-server.ts';
import { query } from './testing/support.ts';

const INSERT = sql`insert into note values ('a')`;

describe('a primary whose commits wait for a standby that is gone', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer();
    const admin = server.url('postgres');
    await query(admin, 'create table note (text text); grant all on note to product');
    await query(admin, `alter system set synchronous_standby_names = 'gone'`);
    await query(admin, 'select pg_reload_conf()');
  });

  it.each([
    ['a transaction', (database: Database) => database.transaction((tx) => INSERT.execute(tables(tx)))],
    ['a statement by itself', (database: Database) => database.maintenance((db) => INSERT.execute(db))],
  ])('does not confirm %s that PostgreSQL calls a success with a warning', async (_, write) => {
    const database = connectTo(server.url('product'), () => {});
    // A time limit that ends during the wait does the same.
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
    const canceling = setInterval(() => void query(server.url('postgres'), cancel), 50);
    onTestFinished(async () => {
      clearInterval(canceling);
      await database.close();
    });
    await expect(write(database)).rejects.toMatchObject({ severity: 'ERROR', code: '08007' });
  });
});
