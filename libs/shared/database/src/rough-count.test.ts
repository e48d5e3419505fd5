import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { roughCount } from './rough-count.ts';
import { freshDatabase } from './testing/support.ts';

it("counts few rows exactly, and uses PostgreSQL's estimate for many", async () => {
  const database = await freshDatabase();
  await sql`create table things (n integer)`.execute(database.kysely);
  expect(await roughCount(database, 'things')).toEqual({ rows: 0, estimated: false });
  await sql`insert into things select generate_series(1, 20000)`.execute(database.kysely);
  expect((await roughCount(database, 'things')).rows).toBeGreaterThan(10_000);
  await sql`analyze things`.execute(database.kysely);
  expect(await roughCount(database, 'things')).toEqual({ rows: 20_000, estimated: true });
});
