import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, writeMoney } from './typed-money.ts';

describe('amounts as people type them', () => {
  it.each([
    ['4.99', 'USD', 499],
    [' 4,99 ', 'USD', 499],
    ['4', 'USD', 400],
    ['4.9', 'USD', 490],
    ['500', 'JPY', 500],
    ['45.', 'USD', 4500],
    ['$1,234.56', 'USD', 123_456],
    ['1,234', 'USD', 123_400],
    ['45,50', 'USD', 4550],
    [' 0.07 ', 'USD', 7],
    ['1,23,456', 'USD', null],
    ['1.2.3', 'USD', null],
    ['abc', 'USD', null],
    ['9999999999', 'USD', null],
    ['4.999', 'USD', null],
    ['4.5', 'JPY', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
    ['=1+1', 'USD', null],
  ])('%j in %s is %s minor units', (typed, currency, minor) => {
    expect(readMoney(typed, currency)).toBe(minor);
  });

  it('parses what it formats to the same amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom('USD', 'JPY', 'MXN', 'KWD'), (minor, currency) => {
        expect(readMoney(writeMoney(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});
