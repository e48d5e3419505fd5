import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCount, readMoney, writeMoney } from './read-money.ts';

describe('amounts as staff type them', () => {
  it.each([
    ['4.99', 'USD', 499],
    [' 4,99 ', 'USD', 499],
    ['4', 'USD', 400],
    ['4.9', 'USD', 490],
    ['500', 'JPY', 500],
    ['4.999', 'USD', null],
    ['4.5', 'JPY', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
    ['=1+1', 'USD', null],
  ])('%j in %s is %s minor units', (typed, currency, minor) => {
    expect(readMoney(typed, currency)).toBe(minor);
  });

  it('what is written is read as the same amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom('USD', 'JPY', 'MXN'), (minor, currency) => {
        expect(readMoney(writeMoney(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it('a number of something is whole and at least 1', () => {
    expect(['1', '25', '0', '-1', '1.5', ''].map(readCount)).toEqual([1, 25, null, null, null, null]);
  });
});
