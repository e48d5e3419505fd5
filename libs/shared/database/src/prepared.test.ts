import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tables } from './database.ts';
import { prepared, preparedTogether } from './prepared.ts';
import { freshDatabase } from './testing/support.ts';
import { forBrand } from './wall/scope.ts';

interface Books {
  book: { id: number; title: string };
}

it('a prepared query is planned once per connection, and returns results for each set of values', async () => {
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

/** A database with a table whose rows are asked for, and how often that was. */
async function counted() {
  const database = await freshDatabase();
  await sql`create table book (id integer primary key, title text)`.execute(database.kysely);
  await sql`create sequence asked`.execute(database.kysely);
  const books = () =>
    preparedTogether(
      database,
      sql<{
        nth: number;
        books: number;
      }>`select nextval('asked')::int as nth, (select count(*)::int from book) as books`,
    );
  return { database, books };
}

it('concurrent callers share one query, and a later one runs again', async () => {
  const { database, books } = await counted();
  const first = { nth: 1, books: 0 };
  expect(await Promise.all([books(), books(), books()])).toEqual([[first], [first], [first]]);
  await sql`insert into book values (1, 'A book')`.execute(database.kysely);
  expect(await books()).toEqual([{ nth: 2, books: 1 }]);
});

it('brands that query concurrently each get their own result', async () => {
  const { books } = await counted();
  const [ada, bea, again] = await Promise.all(['ada', 'bea', 'ada'].map((brand) => forBrand(brand, books)));
  expect(ada).toBe(again);
  expect(bea).not.toBe(ada);
});

it('a failed query is retried by the next caller', async () => {
  const { database, books } = await counted();
  await sql`alter sequence asked maxvalue 2`.execute(database.kysely);
  await books();
  await books();
  const failed = await Promise.allSettled([books(), books()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await sql`alter sequence asked no maxvalue`.execute(database.kysely);
  expect(await books()).toEqual([{ nth: 3, books: 0 }]);
});
