import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GroupHeights, lowestColumns } from './columns.ts';

const groups = fc.array(
  fc.record({
    title: fc.integer({ min: 8, max: 20 }),
    again: fc.integer({ min: 8, max: 40 }),
    rows: fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 1, maxLength: 25 }),
  }),
  { minLength: 1, maxLength: 9 },
);
const filling = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  after: fc.integer({ min: 0, max: 9 }),
  breaking: fc.boolean(),
});
const rowsOf = (list: readonly GroupHeights[]) =>
  list.flatMap(({ rows }, group) => rows.map((_, row) => `${group}/${row}`));

describe('groups in columns', () => {
  test('contain every row once, in reading order, in no more columns than requested', () => {
    fc.assert(
      fc.property(groups, filling, (list, how) => {
        const filled = lowestColumns(list, how);
        const shown = filled.columns
          .flat()
          .flatMap(({ group, from, to }) => list[group]!.rows.slice(from, to).map((_, at) => `${group}/${from + at}`));
        expect(shown).toEqual(rowsOf(list));
        expect(filled.columns.length).toBeLessThanOrEqual(how.count);
      }),
    );
  });

  test('keep unbreakable groups whole and never leave a single row behind', () => {
    fc.assert(
      fc.property(groups, filling, (list, how) => {
        for (const { group, from, to } of lowestColumns(list, how).columns.flat()) {
          const all = list[group]!.rows.length;
          if (!how.breaking) expect([from, to]).toEqual([0, all]);
          else if (to - from < all) expect(to - from).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test('never get taller with more columns', () => {
    fc.assert(
      fc.property(groups, filling, (list, how) => {
        const [few, more] = [how.count, how.count + 1].map((count) => lowestColumns(list, { ...how, count }));
        expect(more!.height).toBeLessThanOrEqual(few!.height);
      }),
      {
        // A fifth column would break the long group before its second-to-last row and be taller.
        examples: [
          [
            [
              { title: 8, again: 8, rows: [5, 5, 5, 5, 5, 5, 5, 17] },
              { title: 8, again: 8, rows: [5] },
            ],
            { count: 4, after: 1, breaking: true },
          ],
        ],
      },
    );
  });
});
