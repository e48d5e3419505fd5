import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponDiscount, discountOf, priceWith } from './coupon.ts';

const percentOff = (percent: number): CouponDiscount => ({ percent, amount: null, currency: null });
const amountOff = (amount: number): CouponDiscount => ({ percent: null, amount, currency: 'USD' });

const price = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 1, max: 100 });
const terms = fc.oneof(percent.map(percentOff), fc.integer({ min: 1, max: 10_000_000 }).map(amountOff));

describe('coupon discount', () => {
  it.each([
    [percentOff(10), 799, 80],
    [percentOff(10), 1795, 180],
    [percentOff(15), 1299, 195],
    [percentOff(1), 50, 1],
    [percentOff(1), 49, 0],
    [percentOff(100), 1299, 1299],
    [amountOff(500), 1299, 500],
    [amountOff(500), 399, 399],
  ])('%j off %d is %d: percent are rounded half up, and no price falls below nothing', (of, from, off) => {
    expect(discountOf(of, from)).toBe(off);
  });

  it('is a whole number of minor units, from 0 to the price', () => {
    fc.assert(
      fc.property(terms, price, (of, from) => {
        const off = discountOf(of, from);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(from);
      }),
    );
  });

  it('rounds a percentage to the nearest minor unit, halves up', () => {
    fc.assert(
      fc.property(percent, price, (of, from) => {
        const apart = discountOf(percentOff(of), from) * 100 - from * of;
        expect(apart).toBeGreaterThan(-50);
        expect(apart).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('never makes the more expensive of two plans cheaper, or its percentage higher', () => {
    fc.assert(
      fc.property(terms, price, price, (of, one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(low - discountOf(of, low)).toBeLessThanOrEqual(high - discountOf(of, high));
      }),
    );
    fc.assert(
      fc.property(percent, percent, price, (one, other, from) => {
        const [less, more] = one <= other ? [one, other] : [other, one];
        expect(discountOf(percentOff(less), from)).toBeLessThanOrEqual(discountOf(percentOff(more), from));
      }),
    );
  });
});

it('adds up to the full price with the discounted price', () => {
  fc.assert(
    fc.property(terms, price, (of, from) => {
      expect(priceWith(of, { price: from }) + discountOf(of, from)).toBe(from);
    }),
  );
});
