import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../database.ts';
import { freshDatabase } from '../testing/support.ts';
import { type CopiedRow } from './copy-rows.ts';
import { mergeRows } from './merge-rows.ts';

const BOOK = { table: 'book', columns: ['shelf', 'id', 'title', 'price'], key: ['shelf', 'id'] };

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await sql`create table book (shelf text, id integer, title text, price real, primary key (shelf, id))`.execute(
    database.kysely,
  );
});

const merge = (...rows: CopiedRow[]) => mergeRows(database, BOOK, rows);
const books = async () =>
  (
    await sql<{
      title: string;
      xmin: string;
    }>`select shelf, id, title, price, xmin::text from book order by 1, 2`.execute(database.kysely)
  ).rows;

describe('mergeRows', () => {
  it('inserts new rows and updates changed ones', async () => {
    await merge(['a', 1, 'one', 1], ['a', 2, 'two', null]);
    await merge(['a', 2, 'zwei', 2], ['b', 1, null, null]);
    expect(await books()).toMatchObject([
      { shelf: 'a', id: 1, title: 'one', price: 1 },
      { shelf: 'a', id: 2, title: 'zwei', price: 2 },
      { shelf: 'b', id: 1, title: null, price: null },
    ]);
  });

  it('does not touch unchanged rows', async () => {
    await merge(['a', 1, 'one', 1], ['a', 2, null, null]);
    const before = await books();
    await merge(['a', 1, 'one', 1], ['a', 2, null, null]);
    expect(await books()).toEqual(before);
  });

  it('changes nothing when a row is invalid or a later step fails', async () => {
    await expect(merge(['a', 1, 'one', 1], ['a', 'no number', 'x', 1])).rejects.toThrow('integer');
    const failing = mergeRows(database, BOOK, [['a', 1, 'one', 1]], {
      after: async () => {
        throw new Error('Then this.');
      },
    });
    await expect(failing).rejects.toThrow('Then this.');
    expect(await books()).toEqual([]);
  });

  it('runs the check before replacing anything', async () => {
    await merge(['a', 1, 'one', 1]);
    let replaced: unknown;
    const before = async (client: { query: (words: string) => Promise<{ rows: unknown }> }) => {
      replaced = (await client.query('select book.title, merged.title as now from book join merged using (shelf, id)'))
        .rows;
    };
    await mergeRows(database, BOOK, [['a', 1, 'uno', 1]], { before });
    expect(replaced).toEqual([{ title: 'one', now: 'uno' }]);
  });

  it('completes when two merges write the same rows concurrently, in any order', async () => {
    const rows = (title: string) => Array.from({ length: 2_000 }, (_, id): CopiedRow => ['a', id, title, 1]);
    await Promise.all([merge(...rows('x')), merge(...rows('y').reverse())]);
    expect(new Set((await books()).map(({ title }) => title)).size).toBe(1);
  });
});
