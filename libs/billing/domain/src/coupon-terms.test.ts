import { createTranslator } from '@vinlore/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf } from './coupon.ts';
import {
  type CouponTerms,
  isGenerous,
  judgeTerms,
  MOST_AMOUNT,
  MOST_USES,
  NO_LIMITS,
  sayTermsFault,
  type SoldPlan,
} from './coupon-terms.ts';
import { couponTermsMessages } from './messages/index.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const HOUR = 3_600_000;
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const PLANS: readonly SoldPlan[] = [
  { id: 'one', price: 799, currency: 'USD' },
  { id: 'three', price: 1999, currency: 'USD' },
  { id: 'peso', price: 50_000, currency: 'MXN' },
];
const asked = (changes: Partial<CouponTerms> = {}): CouponTerms => ({
  percent: 10,
  amount: null,
  ...NO_LIMITS,
  ...changes,
});
const judge = (changes: Partial<CouponTerms> = {}) => judgeTerms(asked(changes), PLANS, NOW);
const amountOff = (amount: number, plans: readonly string[] | null) => ({ percent: null, amount, plans });

describe('coupon terms', () => {
  it.each([
    [{ percent: null }, ['either']],
    [{ amount: 100, plans: ['one'] }, ['either']],
    [{ percent: 0 }, ['percent']],
    [{ percent: 101 }, ['percent']],
    [{ percent: 12.5 }, ['percent']],
    [{ percent: NaN }, ['percent']],
    [amountOff(0, ['one']), ['amount']],
    [amountOff(0.5, ['one']), ['amount']],
    [amountOff(MOST_AMOUNT + 1, ['one']), ['amount']],
    [amountOff(500, null), ['plansOfAmount']],
    [amountOff(500, ['one', 'peso']), ['currencies']],
    [amountOff(800, ['one']), ['overPrice']],
    [amountOff(800, ['three', 'one']), ['overPrice']],
    [{ plans: ['one', 'none'] }, ['noPlan']],
    [{ plans: [] }, ['noPlan']],
    [{ ends_at: NOW }, ['past']],
    [{ starts_at: after(2), ends_at: after(2) }, ['period']],
    [{ uses_in_all: 0 }, ['usesInAll']],
    [{ uses_in_all: MOST_USES + 1 }, ['usesInAll']],
    [{ uses_per_person: NaN }, ['usesPerPerson']],
    [{ uses_in_all: 2, uses_per_person: 3 }, ['usesApart']],
    [{ percent: 0, ends_at: after(-1), uses_in_all: 0 }, ['past', 'usesInAll', 'percent']],
  ] as const)('%j cannot be had, and every fault is named', (changes, faults) => {
    expect(judge(changes)).toEqual({ faults });
  });

  it.each([
    [{ percent: 100 }, { percent: 100, amount: null, currency: null }],
    [amountOff(799, ['one', 'three']), { percent: null, amount: 799, currency: 'USD' }],
    [amountOff(1, ['peso']), { percent: null, amount: 1, currency: 'MXN' }],
    [
      { starts_at: after(1), ends_at: after(2), uses_in_all: MOST_USES, uses_per_person: MOST_USES },
      { percent: 10, amount: null, currency: null },
    ],
  ] as const)('%j take off %j', (changes, discount) => {
    expect(judge(changes)).toEqual({ discount });
  });

  it('never take off more than a plan costs, and never end before they start', () => {
    const number = fc.option(fc.oneof(fc.integer({ min: -5, max: 3000 }), fc.double()), { nil: null });
    const moment = fc.option(
      fc.integer({ min: -50, max: 50 }).map((hours) => after(hours)),
      { nil: null },
    );
    const ids = fc.option(fc.subarray(['one', 'three', 'peso', 'none']), { nil: null });
    const anything = fc.record({
      percent: number,
      amount: number,
      plans: ids,
      first_purchase: fc.boolean(),
      starts_at: moment,
      ends_at: moment,
      uses_in_all: number,
      uses_per_person: number,
    });
    fc.assert(
      fc.property(anything, (terms) => {
        const judged = judgeTerms(terms, PLANS, NOW);
        if ('faults' in judged) {
          expect(judged.faults.length).toBeGreaterThan(0);
          return;
        }
        const { discount } = judged;
        const named = PLANS.filter(({ id }) => terms.plans?.includes(id) ?? true);
        for (const { price, currency } of named) {
          expect(discountOf(discount, price)).toBeLessThanOrEqual(price);
          if (discount.amount === null) continue;
          expect(discount.currency).toBe(currency);
          expect(discountOf(discount, price)).toBe(discount.amount);
        }
        if (terms.ends_at) expect(terms.ends_at > (terms.starts_at ?? NOW) && terms.ends_at > NOW).toBe(true);
        expect(terms.uses_per_person ?? 1).toBeLessThanOrEqual(terms.uses_in_all ?? MOST_USES);
      }),
      { numRuns: 2000 },
    );
  });

  it('explain errors in words, with the price limit', () => {
    const text = createTranslator('en', couponTermsMessages.en);
    const say = (...of: Parameters<typeof sayTermsFault> extends [unknown, ...infer Rest] ? Rest : never) =>
      sayTermsFault(text, ...of);
    expect(say('overPrice', asked(amountOff(800, ['three', 'one'])), PLANS)).toContain('Enter $7.99 or less');
    expect(say('percent', asked({ percent: 0 }), PLANS)).toBe('Enter a whole number from 1 to 100.');
  });
});

describe('require a second approver for more than half the price', () => {
  it.each([
    [{ percent: 50 }, false],
    [{ percent: 51 }, true],
    [amountOff(399, ['one']), false],
    [amountOff(400, ['one']), true],
    [amountOff(400, ['three']), false],
    [amountOff(400, ['three', 'one']), true],
  ] as const)('%j: %s', (changes, generous) => {
    expect(isGenerous(asked(changes), PLANS)).toBe(generous);
  });
});
