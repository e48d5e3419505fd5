import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, tables } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import type { SliceMigrations } from './migrations/migration.ts';
import { openDatabase } from './open-database.ts';
import { readLsn } from './replica/lsn.ts';
import { type OwnServer, startOwnServer, stopOwnServers } from './testing/own-server.ts';
import { query } from './testing/support.ts';

afterAll(stopOwnServers);

interface Notes {
  note: { text: string };
}

const slice: SliceMigrations = {
  slice: 'notes',
  migrations: [
    {
      name: '0001',
      up: async (db) => {
        await sql`create table note (text text)`.execute(db);
        await sql`create function add_note(text) returns text language sql
          as 'insert into note values ($1) returning text'`.execute(db);
      },
    },
  ],
};

async function openWith(primary: OwnServer, replicaUrl: string): Promise<Database> {
  const database = await openDatabase({
    ...{ url: primary.url('product_running'), directUrl: primary.url('product'), replicaUrl },
    ...{ dataDir: primary.directory, log: () => {} },
  });
  onTestFinished(() => database.close());
  await migrate(database, [slice]);
  return database;
}

/** Where a read of a request that changes nothing is answered. */
const answeredBy = async (database: Database, after?: string): Promise<'primary' | 'replica'> => {
  const { result } = await database.replica!.serve({ mayLag: true, after }, async () => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(database.kysely);
    return rows[0]!.standby;
  });
  return result ? 'replica' : 'primary';
};

const write = (database: Database, text: string) =>
  database.replica!.serve({ mayLag: false, after: undefined }, () =>
    database.transaction((tx) => tables<Notes>(tx).insertInto('note').values({ text }).execute()),
  );

const read = async (database: Database, after?: string): Promise<string[]> => {
  const { result } = await database.replica!.serve({ mayLag: true, after }, () =>
    tables<Notes>(database).selectFrom('note').select('text').execute(),
  );
  return result.map(({ text }) => text);
};

const patience = { timeout: 20_000, interval: 50 };

describe('a replica', () => {
  let primary: OwnServer;
  let standby: OwnServer;
  beforeAll(async () => {
    primary = await startOwnServer();
    standby = await primary.standby();
  }, 60_000);

  it('answers reads that may be a second old, and nothing else', async () => {
    const database = await openWith(primary, standby.url('product_running'));
    await expect.poll(() => answeredBy(database), patience).toBe('replica');
    const elsewhere = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(database.kysely);
    expect(elsewhere.rows[0]!.standby).toBe(false);
    // What looks like a read and writes is refused by the replica, and carried out by the primary.
    const { wrote } = await database.replica!.serve({ mayLag: true, after: undefined }, () =>
      sql`select add_note('kept')`.execute(database.kysely),
    );
    expect(await read(database, wrote)).toContain('kept');
  });

  it('never hides from a client what it has just written', async () => {
    const database = await openWith(primary, standby.url('product_running'));
    await expect.poll(() => answeredBy(database), patience).toBe('replica');
    await query(standby.url('postgres'), 'select pg_wal_replay_pause()');
    const { wrote } = await write(database, 'mine');
    expect(readLsn(wrote)).toBeTypeOf('bigint');
    expect(await read(database, wrote)).toContain('mine');
    expect(await answeredBy(database, wrote)).toBe('primary');
    // A second later nobody is answered by it any more.
    await expect.poll(() => answeredBy(database), patience).toBe('primary');
    expect(await read(database)).toContain('mine');
    await query(standby.url('postgres'), 'select pg_wal_replay_resume()');
    await expect.poll(() => answeredBy(database, wrote), patience).toBe('replica');
    expect(await read(database, wrote)).toContain('mine');
  });

  it('is left alone when it is another database', async () => {
    const stranger = await startOwnServer();
    const database = await openWith(primary, stranger.url('product_running'));
    await write(database, 'at home');
    expect(await read(database)).toContain('at home');
    await expect.poll(() => answeredBy(database)).toBe('primary');
  });

  it('may stop: the primary answers; and may answer alone while the primary is away', async () => {
    const database = await openWith(primary, standby.url('product_running'));
    await write(database, 'before');
    await expect.poll(() => answeredBy(database), patience).toBe('replica');
    standby.kill('SIGSTOP');
    expect(await read(database)).toContain('before');
    standby.kill('SIGCONT');
    await expect.poll(() => answeredBy(database), patience).toBe('replica');
    primary.kill('SIGSTOP');
    onTestFinished(() => primary.kill('SIGCONT'));
    const stopped = Date.now();
    while (Date.now() - stopped < 3_000) expect(await read(database)).toContain('before');
  });
});
