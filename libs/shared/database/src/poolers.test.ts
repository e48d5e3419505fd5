import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Pooler } from './addresses.ts';
import { type Database, tables } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import type { SliceMigrations } from './migrations/migration.ts';
import { openDatabase } from './open-database.ts';
import { prepared } from './prepared.ts';
import {
  hasPgBouncer,
  type OwnServer,
  startOwnServer,
  startPgBouncer,
  stopOwnServers,
  VERSIONS,
} from './testing/own-server.ts';
import { forBrand } from './wall/scope.ts';

afterAll(stopOwnServers);

interface Notes {
  note: { brand: string; text: string };
}

const slice: SliceMigrations = {
  slice: 'notes',
  migrations: [
    {
      name: '0001',
      up: async (db) => void (await sql`create table note (brand text not null, text text)`.execute(db)),
    },
  ],
};

async function open(server: OwnServer, port: number, pooler: Pooler): Promise<Database> {
  const database = await openDatabase({
    url: server.url('product_running', port),
    directUrl: server.url('product'),
    pooler,
    dataDir: server.directory,
    log: () => {},
  });
  onTestFinished(() => database.close());
  await migrate(database, [slice]);
  await database.transaction((tx) => tables<Notes>(tx).deleteFrom('note').execute());
  return database;
}

const notes = (database: Database) =>
  prepared(database, tables<Notes>(database).selectFrom('note').select('text').orderBy('text')).then((rows) =>
    rows.map(({ text }) => text),
  );

/** What any deployment needs of its database, whatever stands in between. */
async function works(database: Database): Promise<void> {
  const heard: string[] = [];
  await database.listen('notes', (notification) => {
    if (notification.kind === 'message') heard.push(notification.payload);
  });
  const add = (brand: string, text: string) =>
    forBrand(brand, () =>
      database.transaction(async (tx) => {
        await tables<Notes>(tx).insertInto('note').values({ brand, text }).execute();
        await sql`select pg_notify('notes', ${text})`.execute(tables(tx));
      }),
    );
  const texts = ['a', 'b'];
  await Promise.all(texts.flatMap((text) => [add('one', text), add('two', `${text} of two`)]));
  // More at a time than there are connections to the server: each sees its own brand's rows.
  const seen = await Promise.all(
    Array.from({ length: 8 }, (_, n) => forBrand(n % 2 ? 'one' : 'two', () => notes(database))),
  );
  for (const [n, rows] of seen.entries()) expect(rows).toEqual(n % 2 ? texts : texts.map((text) => `${text} of two`));
  expect(heard.sort()).toEqual(texts.flatMap((text) => [text, `${text} of two`]).sort());
}

describe.each(VERSIONS)('PostgreSQL %i over TCP, with SCRAM', (version) => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer(version);
  });

  it('works without a pooler', async () => {
    await works(await open(server, server.port, 'none'));
  });

  it.runIf(hasPgBouncer).each([
    ['transaction', 'unnamed'],
    ['session', 'named'],
  ] as const)('works behind PgBouncer in %s mode, with %s statements', async (mode, pooler) => {
    await works(await open(server, await startPgBouncer(server, mode), pooler));
  });
});

describe('a server on TCP', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer();
  });

  it.runIf(hasPgBouncer)('ends a statement of a request after a second, and keeps the limit to itself', async () => {
    const database = await open(server, await startPgBouncer(server, 'transaction'), 'unnamed');
    const slow = sql`select pg_sleep(30)`.execute(database.kysely);
    await expect(slow).rejects.toThrow(/statement timeout|Query read timeout/);
    const left = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      database.kysely,
    );
    expect(left.rows[0]!.limit).toBe('1s');
    const long = await database.maintenance((db) =>
      sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db),
    );
    expect(long.rows[0]!.limit).toBe('15min');
  });

  it('refuses to start without a direct way where the pooler has no sessions', async () => {
    const opening = openDatabase({
      url: 'postgres://me@127.0.0.1/shop',
      pooler: 'unnamed',
      dataDir: '/',
      log: () => {},
    });
    await expect(opening).rejects.toMatchObject({ code: 'NO_DIRECT_URL' });
  });

  it('connects to a server whose certificate the named authority signed', async () => {
    const url = `${server.url('product')}?sslmode=verify-full&sslrootcert=${server.authority}`;
    const database = await openDatabase({ url, dataDir: server.directory, log: () => {} });
    onTestFinished(() => database.close());
    const { rows } = await sql`select ssl, version from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }]);
  });

  it('refuses a certificate of an unknown authority, and names the TLS settings', async () => {
    const url = `${server.url('product')}?sslmode=verify-full`;
    await expect(openDatabase({ url, dataDir: server.directory, log: () => {} })).rejects.toMatchObject({
      code: 'UNREACHABLE',
      advice: expect.stringContaining('TLS settings'),
    });
  });
});
