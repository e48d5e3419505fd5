import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsPlan, goodwill, REFUND_DAYS, refundable, type RefundableOrder } from './refund-rule.ts';
import type { RuleReason } from './staff/staff-order.ts';

const DAY = 86_400_000;
const PAID = new Date('2026-11-20T10:00:00Z');
const after = (days: number) => new Date(PAID.getTime() + days * DAY);
const order = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  kind: 'bundle',
  renewal: false,
  paidAt: PAID,
  amount: 2499,
  refunded: 0,
  credits: 3,
  ...changes,
});
const single = order({ kind: 'single', amount: 999, credits: 1 });
const renewal = order({ kind: 'subscription', renewal: true, amount: 1599, credits: 2 });
const unlimited = order({ kind: 'unlimited', renewal: true, amount: 17_900, credits: 150 });

describe('the refund rule', () => {
  it.each<[string, RefundableOrder, number, number, RuleReason, object]>([
    ['a single one, unused', single, 1, 3, 'asked-in-time', { amount: 999 }],
    ['a single one, used', single, 0, 3, 'asked-in-time', { refused: 'used' }],
    ['a bundle, unused', order(), 3, 30, 'asked-in-time', { amount: 2499 }],
    ['a bundle, partly used', order(), 2, 3, 'asked-in-time', { amount: 1666 }],
    ['a bundle after 30 days', order(), 3, 30.001, 'asked-in-time', { refused: 'too-late' }],
    ['the first period', order({ kind: 'subscription' }), 3, 1, 'asked-in-time', { refused: 'runs-out' }],
    ['a renewal, unused since', renewal, 2, 30, 'asked-in-time', { amount: 1599 }],
    ['a renewal, used since', renewal, 1, 2, 'asked-in-time', { refused: 'used' }],
    ['an unlimited renewal, nothing made since', unlimited, 150, 2, 'asked-in-time', { amount: 17_900 }],
    ['an unlimited renewal, one made since', unlimited, 149, 2, 'asked-in-time', { refused: 'used' }],
    ['a wrong document of a bundle, late', order(), 2, 200, 'document-wrong', { amount: 833 }],
    ['a wrong document where none was made', order(), 3, 1, 'document-wrong', { refused: 'none-made' }],
    ['a wrong charge, used and late', single, 0, 200, 'charged-in-error', { amount: 999 }],
    ['what has come back already', order({ refunded: 2499 }), 3, 1, 'charged-in-error', { refused: 'nothing-left' }],
    ['what a coupon made free', order({ amount: 0 }), 3, 1, 'asked-in-time', { refused: 'nothing-left' }],
  ])('%s', (_, bought, unused, days, reason, answer) => {
    expect(refundable(bought, unused, after(days), reason)).toEqual(answer);
  });

  it('never refunds more than was paid in total, and never 0 or less', () => {
    const bought = fc.record({
      kind: fc.constantFrom('single' as const, 'bundle' as const, 'subscription' as const, 'unlimited' as const),
      renewal: fc.boolean(),
      paidAt: fc.constant(PAID),
      amount: fc.nat(1_000_000),
      credits: fc.integer({ min: 1, max: 1000 }),
    });
    const asked = fc.array(
      fc.record({
        unused: fc.nat(1000),
        days: fc.integer({ min: 0, max: REFUND_DAYS * 2 }),
        reason: fc.constantFrom<RuleReason>('asked-in-time', 'document-wrong', 'charged-in-error'),
      }),
    );
    fc.assert(
      fc.property(bought, asked, (paid, refunds) => {
        let refunded = 0;
        for (const { unused, days, reason } of refunds) {
          const answer = refundable({ ...paid, refunded }, Math.min(unused, paid.credits), after(days), reason);
          if (!('amount' in answer)) continue;
          expect(answer.amount).toBeGreaterThan(0);
          expect(Number.isSafeInteger(answer.amount)).toBe(true);
          refunded += answer.amount;
          expect(refunded).toBeLessThanOrEqual(paid.amount);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('refunds more when less was used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 1000 }), (amount, credits) => {
        const shares = [...Array(credits).keys()].map((used) => {
          const answer = refundable(order({ amount, credits }), credits - used, after(1), 'asked-in-time');
          return 'amount' in answer ? answer.amount : 0;
        });
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        expect(shares[0]).toBe(amount);
      }),
      { numRuns: 50 },
    );
  });
});

describe('goodwill refunds', () => {
  it('refund the amount that staff choose, up to what is left', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.integer({ min: 1, max: 20_000 }), (amount, back, wanted) => {
        const refunded = Math.min(back, amount);
        const answer = goodwill({ amount, refunded }, wanted);
        const left = amount - refunded;
        if (left === 0) expect(answer).toEqual({ refused: 'nothing-left' });
        else expect(answer).toEqual(wanted <= left ? { amount: wanted } : { refused: 'too-much', left });
      }),
    );
  });
});

it.each([
  ['asked-in-time', true],
  ['charged-in-error', true],
  ['document-wrong', false],
  ['goodwill', false],
] as const)('a refund that is %s ends a plan: %s, and only with its newest charge', (reason, ends) => {
  const charge = { amount: 1_599, refunded: 1_599 };
  expect([endsPlan(reason, true, charge), endsPlan(reason, false, charge)]).toEqual([ends, false]);
});

it('ends a plan once its newest charge was fully refunded at the gateway', () => {
  const ends = (isNewest: boolean, refunded: number) => endsPlan('gateway', isNewest, { amount: 1_599, refunded });
  expect([ends(true, 1_599), ends(true, 1_598), ends(false, 1_599)]).toEqual([true, false, false]);
});
