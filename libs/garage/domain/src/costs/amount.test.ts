import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, amountText } from './amount.ts';

it.each([
  ['45', 4500],
  ['45.5', 4550],
  ['45.', 4500],
  ['$1,234.56', 123_456],
  [' 0.07 ', 7],
])('reads %s in dollars', (text, minor) => expect(amountOf(text, 2)).toBe(minor));

it.each(['', 'abc', '-1', '1.234', '1e3', '1.2.3', '9999999999'])('takes “%s” for no amount', (text) =>
  expect(amountOf(text, 2)).toBeNull(),
);

it('reads back what it writes, in currencies of any number of decimals', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(0, 2, 3), (minor, decimals) => {
      expect(amountOf(amountText(minor, decimals), decimals)).toBe(minor);
    }),
  );
});
