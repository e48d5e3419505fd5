import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { afterCommit } from './after-commit.ts';
import { endWithin, maintenancePool } from './connections.ts';
import { kyselyOn, walledKyselyOn } from './guarded-pool.ts';
import { tables, type Database } from './database.ts';
import { connectTo } from './open-database.ts';
import { freshDatabase } from './testing/support.ts';
import { asCall, currentPatience } from './wall/scope.ts';

/** A proxy to the database that can drop all packets, like a broken network. */
async function breakable(
  database: Database,
): Promise<{ through: Database; cut: () => void; heal: () => void; reset: () => void }> {
  const url = new URL(database.connectionString);
  const path = `${url.searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets: Socket[] = [];
  let isCut = false;
  const server: Server = createServer((client) => {
    const upstream = connect(path);
    sockets.push(client, upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => !isCut && to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const through = connectTo(`postgres://product@127.0.0.1:${address.port}${url.pathname}`, () => {});
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await through.close();
  });
  const reset = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  return { through, cut: () => (isCut = true), heal: () => (isCut = false), reset };
}

describe('a request pool with 1 s limits and a maintenance pool with its own', () => {
  test("cancels a request's statement after a second", async () => {
    const database = await freshDatabase();
    await expect(sql`select pg_sleep(30)`.execute(database.kysely)).rejects.toThrow(/timeout/);
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('runs the same statement on the maintenance pool', async () => {
    const database = await freshDatabase();
    const work = database.maintenance((db) => sql`select pg_sleep(1.2)`.execute(db));
    await expect(work).resolves.toMatchObject({ rows: [{}] });
  });

  test('fails queries and transactions while the network drops packets, and recovers with it', async () => {
    const { through, cut, heal } = await breakable(await freshDatabase());
    await through.ping();
    cut();
    await expect(through.ping()).rejects.toThrow(/timeout/);
    await expect(through.transaction((tx) => sql`select 1`.execute(tables(tx)))).rejects.toThrow(/timeout/);
    heal();
    await expect(through.ping()).resolves.toBeUndefined();
  });
});

test('a transaction whose connection is lost fails with the loss, and not with the rollback that it cannot send', async () => {
  const { through, reset } = await breakable(await freshDatabase());
  const transaction = through.transaction((tx) => {
    setImmediate(reset);
    return sql`select pg_sleep(60)`.execute(tables(tx));
  });
  await expect(transaction).rejects.toThrow(/Connection terminated|ECONNRESET/);
  await expect(through.ping()).resolves.toBeUndefined();
});

describe('a call whose database is away', () => {
  const answering = () => {
    const limits: unknown[] = [];
    const client = {
      query: (asked: { query_timeout?: number }) => {
        limits.push(asked.query_timeout);
        return Promise.resolve({ rows: [{ owns: true }] });
      },
      release: () => {},
    };
    return { client, limits };
  };
  const walledOn = (pool: { connect: () => Promise<unknown> }) =>
    walledKyselyOn({
      pool: pool as unknown as pg.Pool,
      pooler: 'none',
      limits: { statementMs: 1_000, idleInTransactionMs: 1 },
      isForCalls: true,
    });
  const atTimes = (...times: number[]) => {
    let now = 0;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now = times.shift() ?? now));
    onTestFinished(() => spy.mockRestore());
  };

  test('is left less time for responses by a connection that came late', async () => {
    const { client, limits } = answering();
    const db = walledOn({ connect: () => Promise.resolve(client) });
    // The call begins, looks at the clock, connects, and has its connection.
    atTimes(0, 0, 0, 900);
    await asCall(() => db.connection().execute((one) => sql`select 1`.execute(one)));
    await db.connection().execute((one) => sql`select 2`.execute(one));
    expect(limits).toEqual([400, 400, undefined]);
  });

  test('is refused soon after its patience is used up, however often it asks', async () => {
    const { through, cut } = await breakable(await freshDatabase());
    await through.ping();
    cut();
    const began = performance.now();
    await asCall(async () => {
      for (let tries = 0; tries < 4; tries += 1) await expect(through.ping()).rejects.toThrow(/timeout/);
    });
    // Four times the usual limit, and it would take 4 s.
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test('gives back a connection that comes when it no longer waits', async () => {
    const { client } = answering();
    const release = vi.spyOn(client, 'release');
    let arrive = (_: typeof client): void => {};
    const connecting = new Promise<typeof client>((resolve) => (arrive = resolve));
    const db = walledOn({ connect: () => connecting });
    // More than the patience of any call has passed already.
    atTimes(0, 0);
    const asked = asCall(() => {
      currentPatience()!.spend(-2_000);
      return sql`select 1`.execute(db);
    });
    await expect(asked).rejects.toThrow('timeout exceeded when trying to connect');
    arrive(client);
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });
});

test('fails only the query, not the process, when its connection is lost', async () => {
  const database = await freshDatabase();
  const sleeping = sql`select pg_sleep(60) as lost_on_purpose`.execute(database.kysely);
  const outcome = expect(sleeping).rejects.toThrow('terminating connection');
  const terminate = () =>
    database.maintenance((db) =>
      sql<{ done: boolean }>`select pg_terminate_backend(pid) as done from pg_stat_activity
        where query like '%lost_on_purpose%' and pid <> pg_backend_pid()`.execute(db),
    );
  await expect.poll(async () => (await terminate()).rows.length, { timeout: 20_000 }).toBe(1);
  await outcome;
  await expect(database.ping()).resolves.toBeUndefined();
});

describe('close', () => {
  test('cuts off long work that does not end, so shutdown completes', async () => {
    const database = await freshDatabase();
    const { pool } = maintenancePool(database, () => {});
    const kysely = kyselyOn(pool);
    const work = sql`select pg_sleep(600)`.execute(kysely);
    const outcome = expect(work).rejects.toThrow('Connection terminated');
    const sleeping = sql`select from pg_stat_activity where query like 'select pg_sleep(600)' and state = 'active'
      and datname = current_database()`;
    await expect.poll(async () => (await sleeping.execute(database.kysely)).rows.length, { timeout: 20_000 }).toBe(1);
    await endWithin(pool, () => kysely.destroy(), 1);
    await outcome;
  });
});

describe('values', () => {
  test('returns bigint as a number if exact, a date as text, a timestamp as an instant', async () => {
    const database = await freshDatabase();
    const { rows } = await sql`select 9007199254740991::bigint as exact, 9007199254740993::bigint as beyond,
      count(*) as counted, date '2026-03-01' as day, timestamptz '2026-03-01 10:00+02' as instant,
      numeric '0.10' as price`.execute(database.kysely);
    expect(rows).toEqual([
      {
        exact: 9007199254740991,
        beyond: 9007199254740993n,
        counted: 1,
        day: '2026-03-01',
        instant: new Date('2026-03-01T08:00:00Z'),
        price: '0.10',
      },
    ]);
  });
});

describe('transactions', () => {
  type Tables = { note: { text: string } };

  test('commits all or nothing, and runs after-commit callbacks only on commit', async () => {
    const database = await freshDatabase();
    await sql`create table note (text text)`.execute(database.kysely);
    const told: string[] = [];
    const write = (text: string, fail: boolean) =>
      database.transaction(async (tx) => {
        await tables<Tables>(tx).insertInto('note').values({ text }).execute();
        afterCommit(tx, () => told.push(text));
        if (fail) throw new Error('no');
      });
    await write('kept', false);
    await expect(write('lost', true)).rejects.toThrow('no');
    expect(await tables<Tables>(database).selectFrom('note').selectAll().execute()).toEqual([{ text: 'kept' }]);
    expect(told).toEqual(['kept']);
  });
});

describe('listen', () => {
  test('delivers notifications to subscribers of a channel until they unsubscribe', async () => {
    const database = await freshDatabase();
    const heard: unknown[] = [];
    const end = await database.listen('Pages', (notification) => heard.push(notification));
    await sql`select pg_notify('Pages', 'published'), pg_notify('other', 'x')`.execute(database.kysely);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([{ kind: 'message', payload: 'published' }]);
    await end();
    await sql`select pg_notify('Pages', 'again')`.execute(database.kysely);
    await database.ping();
    expect(heard).toHaveLength(1);
  });

  test('reconnects a lost connection, and tells subscribers that they may have missed something', async () => {
    const database = await freshDatabase();
    const heard: unknown[] = [];
    await database.listen('pages', (notification) => heard.push(notification));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'listener' and datname = current_database()`.execute(database.kysely);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([{ kind: 'gap' }]);
    await sql`select pg_notify('pages', 'published')`.execute(database.kysely);
    await expect.poll(() => heard, { timeout: 20_000 }).toHaveLength(2);
  });
});
