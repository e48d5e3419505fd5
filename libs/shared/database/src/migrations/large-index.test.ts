import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { connectTo } from '../open-database.ts';
import { freshDatabase } from '../testing/support.ts';
import { largeIndexes } from './large-index.ts';
import { migrate } from './migrate.ts';
import type { SliceMigrations } from './migration.ts';
import { readRecord } from './record.ts';

const INDEX = 'member_by_email';
const members: SliceMigrations = {
  slice: 'account',
  migrations: [
    {
      name: '0001-members',
      up: async (db) => void (await sql`create table member (id integer, email text)`.execute(db)),
    },
    largeIndexes('0002-by-email', [{ name: INDEX, on: 'member (email)', unique: true }]),
  ],
};
const tableOnly = { ...members, migrations: members.migrations.slice(0, 1) };

/** Whether the index answers queries; null where there is none. */
async function isValid(database: Database): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${INDEX})`.execute(database.kysely);
  return rows[0]?.valid ?? null;
}

/** The server's process that makes the index and waits for others' transactions. */
async function waiting(database: Database): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'create % index concurrently%'`.execute(
        database.kysely,
      );
      expect(rows).toHaveLength(1);
      return rows[0]!.pid;
    },
    { timeout: 20_000, interval: 20 },
  );
}

test('makes an index while others write, and goes on after being killed half-way', async () => {
  const database = await freshDatabase();
  await migrate(database, [tableOnly]);
  const writer = connectTo(database.connectionString, () => {});
  let began = () => {};
  const writing = new Promise<void>((resolve) => (began = resolve));
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  // A transaction that has written makes PostgreSQL wait before the index is whole.
  const transaction = writer.kysely.transaction().execute(async (tx) => {
    await sql`insert into member values (1, 'ana@example.com')`.execute(tx);
    began();
    await ended;
  });
  await writing;

  const killed = migrate(database, [members]);
  const refused = expect(killed).rejects.toMatchObject({ code: 'MIGRATION_FAILED' });
  const pid = await waiting(writer);
  await sql`insert into member values (2, 'luis@example.com')`.execute(writer.kysely);
  await sql`select pg_terminate_backend(${pid})`.execute(writer.kysely);
  await refused;
  expect(await isValid(writer)).toBe(false);

  end();
  await transaction;
  await migrate(database, [members]);
  expect(await isValid(database)).toBe(true);
  expect((await readRecord(database.kysely)).map(({ name }) => name)).toEqual(['0001-members', '0002-by-email']);
  await writer.close();
});

test('several processes that start at once make it once', async () => {
  const database = await freshDatabase();
  const others = [1, 2, 3].map(() => connectTo(database.connectionString, () => {}));
  await Promise.all([database, ...others].map((each) => migrate(each, [members])));
  await Promise.all(others.map((other) => other.close()));
  expect(await isValid(database)).toBe(true);
  expect(await readRecord(database.kysely)).toHaveLength(2);
});
