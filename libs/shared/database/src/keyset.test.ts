import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tables } from './database.ts';
import { comesAfter, pageOf } from './keyset.ts';
import { freshDatabase } from './testing/support.ts';

interface Letters {
  letter: { id: number; brand: string; sent_at: string };
}

it.each(['asc', 'desc'] as const)(
  'pages in order %s return every row once, including rows with equal values',
  async (direction) => {
    const database = await freshDatabase();
    await sql`create table letter (id integer, brand text, sent_at timestamptz)`.execute(database.kysely);
    await sql`insert into letter select n, case when n % 3 = 0 then 'other' else 'own' end,
    timestamptz '2026-11-22' + (n / 4) * interval '1 microsecond' from generate_series(1, 30) as n`.execute(
      database.kysely,
    );
    const page = async (size: number, cursor?: number) => {
      let query = tables<Letters>(database)
        .selectFrom('letter as post')
        .select('post.id')
        .where('brand', '=', 'own')
        .orderBy('sent_at', direction)
        .orderBy('id', direction)
        .limit(size + 1);
      if (cursor !== undefined)
        query = query.where(
          comesAfter({ table: 'letter', alias: 'post', by: 'sent_at', direction }, { brand: 'own', id: cursor }),
        );
      return pageOf(await query.execute(), size);
    };
    const ids = Array.from({ length: 30 }, (_, at) => at + 1).filter((id) => id % 3 !== 0);
    const expected = direction === 'asc' ? ids : ids.reverse();
    for (const size of [1, 3, 7, 20, 50]) {
      const seen: number[] = [];
      for (let next = await page(size); ; next = await page(size, seen.at(-1))) {
        seen.push(...next.rows.map(({ id }) => id));
        if (!next.more) break;
      }
      expect(seen).toEqual(expected);
    }
    expect((await page(50, 3)).rows, 'a cursor into the rows of another brand').toEqual([]);
  },
);

it('a page reports whether another follows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 12 }), fc.integer({ min: 1, max: 10 }), (found, size) => {
      expect(pageOf(found, size)).toEqual({ rows: found.slice(0, size), more: found.length > size });
    }),
  );
});
