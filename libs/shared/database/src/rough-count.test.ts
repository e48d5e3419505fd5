import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roughCount } from './rough-count.ts';

let database: TestDatabase;
beforeAll(async () => {
  const up = async (db: TestDatabase['kysely']) => void (await sql`create table things (n integer)`.execute(db));
  database = await createTestDatabase({
    migrations: [{ slice: 'things', migrations: [{ name: '0001', up }] }],
  });
});
afterAll(() => database.drop());

it('issue 10: counts few rows, and tells of many what PostgreSQL takes them to be', async () => {
  expect(await roughCount(database, 'things')).toEqual({ rows: 0, estimated: false });
  await sql`insert into things select generate_series(1, 20000)`.execute(database.kysely);
  expect((await roughCount(database, 'things')).rows).toBeGreaterThan(10_000);
  await sql`analyze things`.execute(database.kysely);
  expect(await roughCount(database, 'things')).toEqual({ rows: 20_000, estimated: true });
});
