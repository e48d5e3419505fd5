import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tables } from './database.ts';
import { prepared } from './prepared.ts';
import { freshDatabase } from './testing/support.ts';

interface Books {
  book: { id: number; title: string };
}

it('a prepared query is planned once in a connection, and answers each time for its own values', async () => {
  const database = await freshDatabase();
  await sql`create table book (id integer primary key, title text)`.execute(database.kysely);
  await sql`insert into book select n, 'Book ' || n from generate_series(1, 20) as n`.execute(database.kysely);
  await database.transaction(async (tx) => {
    const titleOf = (id: number) =>
      prepared(tx, tables<Books>(tx).selectFrom('book').select('title').where('id', '=', id));
    for (let id = 1; id <= 20; id += 1) expect(await titleOf(id)).toEqual([{ title: `Book ${id}` }]);
    expect(await prepared(tx, sql<{ both: string }>`select title || ${'!'} as both from book where id = ${7}`)).toEqual(
      [{ both: 'Book 7!' }],
    );
    const { rows } = await sql<{ asked: number }>`select (generic_plans + custom_plans)::int as asked
      from pg_prepared_statements
      where statement like '/* prepared%' order by asked`.execute(tables(tx));
    expect(rows).toEqual([{ asked: 1 }, { asked: 20 }]);
  });
});

it('a prepared query keeps its answer when a migration adds a column beside it', async () => {
  const database = await freshDatabase();
  await sql`create table book (id integer primary key, title text)`.execute(database.kysely);
  const titles = () => prepared(database, tables<Books>(database).selectFrom('book').select('title'));
  expect(await titles()).toEqual([]);
  await sql`alter table book add column pages integer`.execute(database.kysely);
  await sql`insert into book values (1, 'A book', 100)`.execute(database.kysely);
  expect(await titles()).toEqual([{ title: 'A book' }]);
});
