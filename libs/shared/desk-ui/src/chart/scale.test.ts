import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayWords, marksUpTo } from './scale.ts';

it('an axis starts at zero, has a few round ticks and covers every value', () => {
  expect(marksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(marksUpTo(2)).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(marksUpTo(2, 1), 'half an order is none').toEqual([0, 1, 2]);
  expect(marksUpTo(7, 1)).toEqual([0, 2, 4, 6, 8]);
  expect(marksUpTo(0.004, 0.01), 'no two marks read alike').toEqual([0, 0.01]);
  expect(marksUpTo(0.4)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (most) => {
      const marks = marksUpTo(most);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)! * (1 + 1e-9)).toBeGreaterThanOrEqual(most);
      expect(marks.length).toBeGreaterThan(2);
      expect(marks.length).toBeLessThan(8);
    }),
  );
});

it('day labels include the year when it changes', () => {
  expect(dayWords(['2026-11-01', '2026-11-08'])).toEqual(['11-01', '11-08']);
  expect(dayWords(['2025-10-01', '2025-12-01', '2026-02-01', '2026-04-01'])).toEqual([
    '2025-10-01',
    '12-01',
    '2026-02-01',
    '04-01',
  ]);
});
