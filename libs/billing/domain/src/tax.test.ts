import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxIn, taxInRefund } from './tax.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const rate = fc.integer({ min: 1, max: 100_000 });

describe('the tax in an amount', () => {
  it.each([
    [11_600, 16_000, 1_600],
    [1_499, 16_000, 207],
    [999, 7_250, 68],
    [1, 16_000, 0],
    [0, 16_000, 0],
    [10_000_000, 100_000, 5_000_000],
  ])('of %i at %i is %i', (of, at, tax) => expect(taxIn(of, at)).toBe(tax));

  it('is a whole part of it, below half, and more where the rate or the amount is more', () => {
    fc.assert(
      fc.property(amount, rate, (of, at) => {
        const tax = taxIn(of, at);
        expect(Number.isInteger(tax) && tax >= 0 && 2 * tax <= of).toBe(true);
        expect(taxIn(of + 1, at)).toBeGreaterThanOrEqual(tax);
        expect(taxIn(of, at + 1)).toBeGreaterThanOrEqual(tax);
      }),
    );
  });

  it('is what would be put on top of what is left, to half a minor unit and its own rounding', () => {
    fc.assert(
      fc.property(amount, rate, (of, at) => {
        const net = of - taxIn(of, at);
        const onTop = Math.floor((net * at) / 100_000 + 0.5);
        expect(Math.abs(net + onTop - of)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of a price that was a net one with tax on top is that tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), rate, (net, at) => {
        const tax = Math.floor((2 * net * at + 100_000) / 200_000);
        expect(taxIn(net + tax, at)).toBe(tax);
      }),
    );
  });
});

describe('the tax in refunds', () => {
  it('never exceeds the order’s, nor the refund, and is all of it once all is back, whatever comes back in between', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), rate, parts, (of, at, steps) => {
        const order = { amount: of, tax: taxIn(of, at) };
        let [refunded, back] = [0, 0];
        const give = (part: number) => {
          const tax = taxInRefund(order, refunded + part, back);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(part);
          refunded += part;
          back += tax;
          expect(back).toBeLessThanOrEqual(order.tax);
          return tax;
        };
        for (const [wanted, doesFail] of steps) {
          const part = Math.min(wanted, of - refunded);
          if (part === 0) continue;
          const tax = give(part);
          // It did not reach its buyer: what it took comes back.
          if (doesFail) [refunded, back] = [refunded - part, back - tax];
        }
        if (refunded < of) give(of - refunded);
        expect(back).toBe(order.tax);
      }),
      { numRuns: 500 },
    );
  });
});
