import { expect, it } from 'vitest';
import { isRestricted } from './model-years.ts';

it('docs/decisions.md §4: a brand can limit stickers to an inclusive range of model years; without a range none is restricted', () => {
  const brand = { sticker_years: { from: 1990, to: 2010 } };
  expect([1989, 1990, 2010, 2011].map((year) => isRestricted(brand, year))).toEqual([true, false, false, true]);
  expect(isRestricted({}, 1905)).toBe(false);
});
