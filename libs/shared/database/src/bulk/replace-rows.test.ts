import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../database.ts';
import { freshDatabase } from '../testing/support.ts';
import { type CopiedRow } from './copy-rows.ts';
import { replaceRows } from './replace-rows.ts';

const BOOK = { table: 'book', columns: ['id', 'title', 'price', 'lent'] };

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await sql`create table book (id integer primary key, title text, price real, lent boolean)`.execute(database.kysely);
});

const keep = (rows: readonly CopiedRow[]) => replaceRows(database, BOOK, (write) => write(rows));
const titles = async () =>
  (await sql<{ title: string }>`select title from book order by id`.execute(database.kysely)).rows.map(
    ({ title }) => title,
  );

describe('replaceRows', () => {
  it("keeps every text unchanged, including COPY's special characters", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
            fc.constantFrom('\\N', '\\.', '\t\n\r\\', null),
          ),
          { maxLength: 8 },
        ),
        async (texts) => {
          await keep(texts.map((text, id) => [id, text, 0.5, false]));
          expect(await titles()).toEqual(texts);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('replaces all existing rows, including those missing from the new ones', async () => {
    await keep([
      [1, 'a', 1.5, true],
      [2, 'b', null, false],
    ]);
    await keep([[2, 'c', 2, null]]);
    expect((await sql`select * from book`.execute(database.kysely)).rows).toEqual([
      { id: 2, title: 'c', price: 2, lent: null },
    ]);
  });

  it('changes nothing when the work fails or a row is invalid', async () => {
    await keep([[1, 'stays', 1, true]]);
    const broken = replaceRows(database, BOOK, async (write) => {
      await write([[2, 'goes', 1, true]]);
      throw new Error('The file ended.');
    });
    await expect(broken).rejects.toThrow('The file ended.');
    await expect(keep([['no number', 'x', 1, true]])).rejects.toThrow('integer');
    expect(await titles()).toEqual(['stays']);
  });

  it("accepts more rows than a connection's buffer holds, and serializes concurrent calls", async () => {
    const many = (title: string) =>
      Array.from({ length: 20_000 }, (_, id): CopiedRow => [id, title.repeat(50), 1, true]);
    await Promise.all([keep(many('a')), keep(many('b'))]);
    const { rows } = await sql`select count(*) as books, count(distinct title) as titles from book`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ books: 20_000, titles: 1 }]);
  });
});
