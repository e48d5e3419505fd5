import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inSession } from '../backup/session.ts';
import { type Database } from '../database.ts';
import { type LogEvent } from '../log.ts';
import { isDatabaseUnavailable } from '../loss.ts';
import { openDatabase } from '../open-database.ts';
import { type OwnServer, startOwnServer, stopOwnServers } from '../testing/own-server.ts';
import { query } from '../testing/support.ts';
import { LoginPool } from './login-pool.ts';

type Role = 'product' | 'product_running';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(stopOwnServers);

const urlOf = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${server.port}/shop`;
const inServer = (text: string) => query(server.url('postgres'), text);
const changeInServer = (role: string, password: string) => inServer(`alter role ${role} login password '${password}'`);

/** A database whose URLs stand in files, as far as it can tell. */
async function open() {
  const files = { url: urlOf('product_running', 'one'), directUrl: urlOf('product', 'one') };
  await changeInServer('product_running', 'one');
  await changeInServer('product', 'one');
  const logged: LogEvent[] = [];
  let look = () => {};
  const database = await openDatabase({
    ...files,
    latest: {
      read: () => files,
      onChange(then) {
        look = then;
        return () => {};
      },
    },
    dataDir: server.directory,
    log: (event) => logged.push(event),
  });
  onTestFinished(() => database.close());
  return {
    database,
    logged,
    changeInFile(role: Role, password: string) {
      files[role === 'product' ? 'directUrl' : 'url'] = urlOf(role, password);
    },
    changeUrl(url: string) {
      files.url = url;
    },
    look: () => look(),
  };
}

/**
 * Uses a database in all ways, again and again, until it is stopped. A busy machine may take more than a request's
 * second to let somebody in, so the pools here wait longer.
 */
function use(database: Database) {
  const faults: unknown[] = [];
  let [calls, isOver] = [0, false];
  const pools = [10, 3].map((max) => new LoginPool(database.login, { max, connectionTimeoutMillis: 20_000 }));
  const loops: Promise<void>[] = [];
  const again = async (what: string, work: () => Promise<unknown>) => {
    while (!isOver && faults.length === 0) {
      await work().then(
        () => calls++,
        (error: unknown) => faults.push([what, error]),
      );
    }
  };
  return {
    /** Uses it more at the same time: that takes more connections than there are so far. */
    more(times: number) {
      for (let n = 0; n < times; n++) {
        for (const pool of pools) loops.push(again('pool', () => pool.query('select pg_sleep(0.005)')));
      }
      loops.push(
        again('maintenance', () => database.maintenance((db) => sql`select 1`.execute(db))),
        again('owner', () => database.asOwner((db) => sql`select 1`.execute(db))),
      );
    },
    /** Waits for that many more calls. */
    calls(more: number) {
      const target = calls + more;
      return vi.waitFor(() => expect(faults.length > 0 || calls >= target).toBe(true), { timeout: 20_000 });
    },
    /** @returns what failed */
    async stop() {
      isOver = true;
      await Promise.all(loops);
      await Promise.all(pools.map((pool) => pool.end()));
      return faults;
    },
  };
}

/** The product's connections that are older than a moment. */
const connectionsBefore = (moment: string) =>
  inServer(`select application_name from pg_stat_activity
    where datname = 'shop' and usename like 'product%' and backend_start < '${moment}'`);

const now = async () => ((await inServer('select clock_timestamp()::text as now')) as [{ now: string }])[0].now;

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const ORDERS = ['in PostgreSQL first', 'in the file first'] as const;

describe('changing passwords while the product runs', { timeout: 60_000 }, () => {
  it.each(ORDERS)('fails no call, and replaces every connection: %s', async (order) => {
    const { database, logged, changeInFile, look } = await open();
    const heard: string[] = [];
    await database.listen('news', (each) => heard.push(each.kind === 'gap' ? 'gap' : each.payload));
    const calls = use(database);
    calls.more(3);
    await calls.calls(50);
    const steps = [
      () => Promise.all([changeInServer('product_running', 'two'), changeInServer('product', 'two')]),
      () => {
        changeInFile('product_running', 'two');
        changeInFile('product', 'two');
        look();
      },
    ];
    if (order === 'in the file first') steps.reverse();
    await steps[0]!();
    calls.more(3);
    await calls.calls(200);
    const before = await now();
    await steps[1]!();
    await calls.calls(300);
    await soon(async () => expect(await connectionsBefore(before)).toEqual([]));
    expect(await calls.stop()).toEqual([]);
    await sql`select pg_notify('news', 'all is well')`.execute(database.kysely);
    await soon(() => expect(heard).toEqual(['gap', 'all is well']));
    // One of each role.
    expect(logged.filter(({ msg }) => /accepts the login/.test(msg))).toHaveLength(2);
    expect(logged.filter(({ level }) => level !== 'info').length).toBeLessThanOrEqual(2);
  });

  it('asks the file again without being told, if the server refuses the password', async () => {
    const { database, changeInFile } = await open();
    await changeInServer('product_running', 'two');
    await changeInServer('product', 'two');
    changeInFile('product_running', 'two');
    changeInFile('product', 'two');
    await expect(database.ping()).resolves.toBeUndefined();
    await expect(database.listen('news', () => {})).resolves.toBeTypeOf('function');
    const one = await inSession(database, 'begin', (client) => client.query('select 1 as one'));
    expect(one.rows).toEqual([{ one: 1 }]);
  });

  it('lets a call without a connection wait for the file', async () => {
    const { database, changeInFile } = await open();
    await changeInServer('product_running', 'two');
    const pinging = database.ping();
    await soon(() => expect(database.login.isLocked).toBe(true));
    changeInFile('product_running', 'two');
    await expect(pinging).resolves.toBeUndefined();
  });

  it('says once what to do if neither is accepted, and goes on as soon as one is', async () => {
    const { database, logged, changeInFile, look } = await open();
    await changeInServer('product_running', 'two');
    changeInFile('product_running', 'wrong');
    look();
    const failed = await database.ping().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failed)).toBe(true);
    await expect(database.ping()).rejects.toThrow();
    const errors = logged.filter(({ level }) => level === 'error');
    expect(errors).toEqual([
      expect.objectContaining({ variable: 'DATABASE_URL', advice: expect.stringContaining('Give the role') }),
    ]);
    expect(JSON.stringify(logged)).not.toContain('wrong');
    await changeInServer('product_running', 'wrong');
    await soon(() => database.ping());
  });

  it('keeps the old password while the one in the file is wrong, and says so once', async () => {
    const { database, logged, changeInFile, look } = await open();
    const calls = use(database);
    calls.more(1);
    changeInFile('product_running', 'wrong');
    look();
    await soon(() => expect(logged).toHaveLength(1));
    calls.more(3);
    look();
    await calls.calls(300);
    expect(await calls.stop()).toEqual([]);
    expect(logged).toEqual([
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining('the old one stays in use') }),
    ]);
  });

  it('takes over a new role, too', async () => {
    const { database, changeUrl, look } = await open();
    await database.ping();
    await inServer(`create role product_next login password 'three' in role product_running`);
    changeUrl(urlOf('product_next', 'three'));
    look();
    await soon(async () => {
      const { rows } = await sql`select current_user as me`.execute(database.kysely);
      expect(rows).toEqual([{ me: 'product_next' }]);
    });
    await inServer('alter role product_running nologin');
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it.each([
    ['server', (url: string) => url.replace('127.0.0.1', 'elsewhere.example')],
    ['database', (url: string) => url.replace('/shop', '/postgres')],
  ])('stays with its %s, and says that another needs a restart', async (_what, other) => {
    const { database, logged, changeUrl, look } = await open();
    changeUrl(other(urlOf('product_running', 'one')));
    look();
    look();
    await expect(database.ping()).resolves.toBeUndefined();
    expect(logged).toEqual([expect.objectContaining({ level: 'error', advice: expect.stringContaining('Restart') })]);
  });
});
