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

/** Whether the index is valid; null if there is none. */
async function isValid(database: Database): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${INDEX})`.execute(database.kysely);
  return rows[0]?.valid ?? null;
}

/** The backend that builds the index and waits for other transactions. */
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

test('builds an index while others write, and resumes after being killed halfway', async () => {
  const database = await freshDatabase();
  await migrate(database, [tableOnly]);
  const writer = connectTo(database.connectionString, () => {});
  let began = () => {};
  const writing = new Promise<void>((resolve) => (began = resolve));
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  // An open transaction that has written makes PostgreSQL wait before the index is valid.
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

test('builds it once when several processes start concurrently', async () => {
  const database = await freshDatabase();
  const others = [1, 2, 3].map(() => connectTo(database.connectionString, () => {}));
  await Promise.all([database, ...others].map((each) => migrate(each, [members])));
  await Promise.all(others.map((other) => other.close()));
  expect(await isValid(database)).toBe(true);
  expect(await readRecord(database.kysely)).toHaveLength(2);
});
