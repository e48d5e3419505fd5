import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from './coupon.ts';
import { NO_LIMITS } from './coupon-terms.ts';
import { type CouponUse, judgeUse } from './coupon-use.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const coupon = (changes: Partial<Coupon> = {}) =>
  ({
    id: 'c',
    code: 'SPRING',
    percent: 10,
    amount: null,
    currency: null,
    ...NO_LIMITS,
    ...changes,
  }) as Coupon;
const use = (changes: Partial<Coupon> = {}, counted: Partial<NonNullable<CouponUse>> = {}): NonNullable<CouponUse> => ({
  coupon: coupon(changes),
  used: 0,
  used_by_person: 0,
  bought_before: false,
  ...counted,
});

describe('rejecting a coupon', () => {
  it.each([
    [{ starts_at: after(1) }, {}, 'not-yet'],
    [{ ends_at: after(0) }, {}, 'over'],
    [{ plans: ['three'] }, {}, 'not-this-plan'],
    [{ uses_per_person: 1 }, { used_by_person: 1 }, 'yours-used-up'],
    [{ first_purchase: true }, { bought_before: true }, 'not-first'],
    [{ uses_in_all: 3 }, { used: 3 }, 'used-up'],
    [{ ends_at: after(-1), uses_in_all: 3 }, { used: 3 }, 'over'],
  ] as const)('%j with %j: %s', (changes, counted, refused) => {
    expect(judgeUse(use(changes as Partial<Coupon>, counted), 'one', NOW)).toEqual({ refused });
  });

  it('accepts a coupon from its start, for its plans, below its limits', () => {
    const open = use(
      {
        starts_at: after(0),
        ends_at: after(1),
        plans: ['one'],
        uses_per_person: 1,
        uses_in_all: 2,
        first_purchase: true,
      },
      { used: 1 },
    );
    expect(judgeUse(open, 'one', NOW)).toEqual(open.coupon);
    expect(judgeUse(open, null, NOW)).toEqual(open.coupon);
    expect(judgeUse(null, 'one', NOW)).toBeNull();
  });

  it('is permanent: more uses and later times never make a rejected coupon valid', () => {
    const counted = fc.record({ used: fc.nat(5), used_by_person: fc.nat(5), bought_before: fc.boolean() });
    const limits = fc.record({
      uses_in_all: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
      uses_per_person: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
      first_purchase: fc.boolean(),
      ends_at: fc.option(fc.integer({ min: -5, max: 5 }).map(after), { nil: null }),
    });
    const refused = (found: CouponUse, moment: number) => {
      const answer = judgeUse(found, null, new Date(NOW.getTime() + moment));
      return answer !== null && 'refused' in answer;
    };
    fc.assert(
      fc.property(limits, counted, counted, fc.nat(5), (of, now, more, later) => {
        if (!refused(use(of, now), 0)) return;
        const grown = {
          used: now.used + more.used,
          used_by_person: now.used_by_person + more.used_by_person,
          bought_before: now.bought_before || more.bought_before,
        };
        expect(refused(use(of, grown), later)).toBe(true);
      }),
    );
  });
});
