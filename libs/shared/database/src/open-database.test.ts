import { chmod, mkdir, readFile, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { joinServer, type ServerOptions } from './embedded/shared-server.ts';
import { unprivilegedUser } from './embedded/run-as.ts';
import { migrate } from './migrations/migrate.ts';
import type { SliceMigrations } from './migrations/migration.ts';
import { openDatabase } from './open-database.ts';
import { query, temporaryDirectory } from './testing/support.ts';

const silent = () => {};

/** Starts, queries and stops a server, leaving a cluster behind; fast, for cases that don't test durability. */
async function serve(options: Omit<ServerOptions, 'durable' | 'log'>): Promise<void> {
  const server = await joinServer({ ...options, durable: false, log: silent });
  expect(await query(server.addresses.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.leave();
}

const slice: SliceMigrations = {
  slice: 'kept',
  migrations: [
    { name: '0001', up: async (db) => void (await sql`create table kept (what text)`.execute(db)) },
    { name: '0002', up: async (db) => void (await sql`create table log (what text)`.execute(db)) },
  ],
  appendOnly: ['log'],
};

describe('the product starts its own PostgreSQL in DATA_DIR', () => {
  test('keeps saved data across restarts', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const first = await openDatabase({ dataDir, log: silent });
    await migrate(first, [slice]);
    await first.transaction((tx) => sql`insert into kept values ('a sticker')`.execute(tx as never));
    await first.close();
    const second = await openDatabase({ dataDir, log: silent });
    const { rows } = await sql`select * from kept`.execute(second.kysely);
    await second.close();
    expect(rows).toEqual([{ what: 'a sticker' }]);
  });

  test('is durable, in UTF-8 and UTC, without TCP, and the product is not a superuser', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const database = await openDatabase({ dataDir, log: silent });
    const { rows } =
      await sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages, current_setting('listen_addresses') as tcp,
      current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
      current_setting('is_superuser') as superuser`.execute(database.kysely);
    await database.close();
    expect(rows).toEqual([
      { fsync: 'on', commit: 'on', pages: 'on', tcp: '', encoding: 'UTF8', zone: 'UTC', superuser: 'off' },
    ]);
  });

  test("accepts a DATA_DIR with a path longer than a socket's limit, with spaces and quotes", async () => {
    await serve({ dataDir: join(await temporaryDirectory(), 'data', `it's "long", ${'x'.repeat(120)}`) });
  });

  test('accepts a DATA_DIR behind a symbolic link', async () => {
    const directory = await temporaryDirectory();
    await mkdir(join(directory, 'data'));
    await symlink(join(directory, 'data'), join(directory, 'link'));
    await serve({ dataDir: join(directory, 'link') });
  });

  test('runs as an unprivileged user without user namespaces (Docker), also under a directory only root can enter', async () => {
    if (process.getuid?.() !== 0) return console.log('Skipped: only root can start a program as another user.');
    const directory = await temporaryDirectory(); // mkdtemp creates it with mode 0700.
    const dataDir = join(directory, 'data');
    const runAs = await unprivilegedUser();
    await serve({ dataDir, runAs });
    expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/embedded-postgres-/);
    await serve({ dataDir, runAs });
    await serve({ dataDir });
  });

  test('hands a cluster created in a namespace over to an unprivileged user, and back', async () => {
    if (process.getuid?.() !== 0) return console.log('Skipped: only root can give files away.');
    const directory = await temporaryDirectory();
    await chmod(directory, 0o755);
    const dataDir = join(directory, 'data');
    await serve({ dataDir });
    await serve({ dataDir, runAs: await unprivilegedUser() });
    expect(await realpath(join(dataDir, 'postgres'))).toBe(join(dataDir, 'postgres'));
    await serve({ dataDir });
  });
});

describe('leftovers of an earlier run', () => {
  test('a stale postmaster.pid, also if its pid was reused', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    await serve({ dataDir });
    for (const pid of [4_194_303, process.pid, '']) {
      const note = `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n${dataDir}\n\n  123 456\nready   \n`;
      await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pid === '' ? '' : note);
      await serve({ dataDir });
    }
  });

  test('an initdb that was killed halfway is discarded and repeated', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    await mkdir(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18\n');
    await serve({ dataDir });
    expect(await readdir(dataDir)).not.toContain('postgres.unfinished');
  });

  test('a DATA_DIR of another major version is left unchanged, with instructions', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    await serve({ dataDir });
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    await writeFile(version, '17\n');
    await expect(serve({ dataDir })).rejects.toMatchObject({
      code: 'OTHER_MAJOR_VERSION',
      message: expect.stringContaining('created by PostgreSQL 17; this version of the product includes PostgreSQL 18'),
      advice: expect.stringContaining('npm run backup'),
    });
    expect(await readFile(version, 'utf8')).toBe('17\n');
  });
});

describe('bad input: a read-only DATA_DIR gets one clear message with what to do', () => {
  test.each([
    ['below a file', async (directory: string) => join(directory, 'file', 'data')],
    ['a file', async (directory: string) => join(directory, 'file')],
    ['on a file system that takes no files', async () => '/proc/vinlore'],
  ])('DATA_DIR is %s', async (_what, place) => {
    const directory = await temporaryDirectory();
    await writeFile(join(directory, 'file'), '');
    await expect(serve({ dataDir: await place(directory) })).rejects.toMatchObject({
      name: 'DatabaseStartError',
      code: 'DATA_DIR_NOT_WRITABLE',
      message: expect.stringMatching(/^The product cannot write to /),
      advice: expect.stringMatching(/^Set DATA_DIR to a directory/),
    });
  });
});
