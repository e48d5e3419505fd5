import type { Plan } from '@vinlore/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidPlan, plansToSwitchTo, quoteSwitch } from './plan-switch.ts';
import type { RenewingPlan } from './plan-terms.ts';
import { renewalAfter } from './renewal.ts';

const DAY = 86_400_000;
const name = { en: 'Plan', es: 'Plan' };
const common = { product: 'report', audience: 'dealer', currency: 'USD', name, description: name } as const;
const credits = (changes: object = {}): RenewingPlan =>
  ({
    ...common,
    id: 'fifteen',
    kind: 'subscription',
    price: 9_900,
    credits: 15,
    interval: 'month',
    ...changes,
  }) as RenewingPlan;
const unlimited = (changes: object = {}): RenewingPlan =>
  ({
    ...common,
    id: 'all',
    kind: 'unlimited',
    price: 19_900,
    fair_use: 150,
    interval: 'month',
    ...changes,
  }) as RenewingPlan;
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const paid = (plan: RenewingPlan, changes: Partial<PaidPlan> = {}): PaidPlan => ({
  plan,
  paid: plan.price,
  periodStart: at('2026-11-01'),
  periodEnd: at('2026-12-01'),
  used: plan.kind === 'unlimited' ? 0 : null,
  counted: 0,
  ...changes,
});

describe('spec §4: preview of a plan change', () => {
  it('starts a more expensive plan now, less the price of the remaining days', () => {
    expect(quoteSwitch(paid(credits()), unlimited(), at('2026-11-16'))).toEqual({
      when: 'now',
      credited: 4_950,
      charged: 14_950,
      counted: 8,
      credits: null,
      renewsAt: at('2026-12-16'),
    });
  });

  it('counts credits already granted for the remaining days toward the new plan, so none are granted twice', () => {
    const more = credits({ id: 'thirty', price: 17_900, credits: 30 });
    expect(quoteSwitch(paid(credits()), more, at('2026-11-01'))).toMatchObject({
      credited: 9_900,
      charged: 8_000,
      counted: 15,
      credits: 15,
    });
  });

  it('starts a plan that costs the same or less with the next period, without a charge', () => {
    const later = { when: 'period-end', renewsAt: at('2026-12-01') };
    expect(quoteSwitch(paid(unlimited()), credits(), at('2026-11-16'))).toEqual(later);
    expect(quoteSwitch(paid(unlimited()), unlimited({ id: 'same' }), at('2026-11-16'))).toEqual(later);
  });

  it('starts a yearly plan that is cheaper per month with the next period, but leaves a yearly plan now for a more expensive month', () => {
    const year = unlimited({ id: 'year', price: 199_000, interval: 'year' });
    expect(quoteSwitch(paid(unlimited()), year, at('2026-11-16')).when).toBe('period-end');
    const small = credits({ price: 12_000, interval: 'year', credits: 24 });
    const inYear = paid(small, { periodStart: at('2026-01-01'), periodEnd: at('2027-01-01') });
    expect(quoteSwitch(inYear, unlimited(), at('2026-11-16'))).toMatchObject({
      when: 'now',
      renewsAt: at('2026-12-16'),
    });
  });

  it('never pays out: a year worth more than the new month runs to its end', () => {
    const year = credits({ price: 99_000, interval: 'year' });
    const inYear = paid(year, { periodStart: at('2026-11-01'), periodEnd: at('2027-11-01') });
    expect(quoteSwitch(inYear, unlimited(), at('2026-11-02'))).toEqual({
      when: 'period-end',
      renewsAt: at('2027-11-01'),
    });
  });

  it('credits no more than was paid after coupons and refunds', () =>
    expect(quoteSwitch(paid(credits(), { paid: 990 }), unlimited(), at('2026-11-16'))).toMatchObject({
      credited: 495,
      charged: 19_405,
      counted: 8,
    }));

  it('credits nothing for a used up unlimited plan', () => {
    const more = unlimited({ id: 'more', price: 39_900, fair_use: 500 });
    const quote = (used: number, counted = 0) =>
      quoteSwitch(paid(unlimited(), { used, counted }), more, at('2026-11-02'));
    expect(quote(150)).toMatchObject({ credited: 0, charged: 39_900 });
    expect(quote(75)).toMatchObject({ credited: 9_950 });
    expect(quote(60, 15)).toMatchObject({ credited: 9_950 });
    expect(quote(2)).toMatchObject({ credited: Math.floor((19_900 * 29) / 30) });
  });
});

/** Any renewing plan in any currency: amounts are whole minor units, with or without decimals (yen). */
const anyPlan = fc.oneof(
  fc
    .record({
      price: fc.integer({ min: 1, max: 500_000 }),
      credits: fc.integer({ min: 1, max: 400 }),
      interval: fc.constantFrom('month', 'year'),
      currency: fc.constantFrom('USD', 'JPY'),
    })
    .map(credits),
  fc
    .record({
      price: fc.integer({ min: 1, max: 500_000 }),
      fair_use: fc.integer({ min: 1, max: 400 }),
      interval: fc.constantFrom('month', 'year'),
      currency: fc.constantFrom('USD', 'JPY'),
    })
    .map(unlimited),
);
const anyPeriod = fc
  .record({
    plan: anyPlan,
    start: fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
    paid: fc.constantFrom(1, 1, 0.5, 0),
  })
  .map(({ plan, start, part, used, paid }) => {
    const periodEnd = renewalAfter(plan.interval, start);
    const now = new Date(start.getTime() + Math.floor((periodEnd.getTime() - start.getTime()) * part));
    const uses = plan.kind === 'unlimited' ? Math.floor(plan.fair_use * used) : null;
    return {
      from: { plan, paid: Math.floor(plan.price * paid), periodStart: start, periodEnd, used: uses, counted: 0 },
      now,
    };
  });

describe('spec §4: any plan change at any time', () => {
  const holds = (rule: (from: PaidPlan, to: RenewingPlan, now: Date) => void) =>
    fc.assert(fc.property(anyPeriod, anyPlan, ({ from, now }, to) => rule(from, to, now)));

  it('charges more than 0 and at most the new price, and credits at most the old price', () =>
    holds((from, to, now) => {
      const quote = quoteSwitch(from, to, now);
      if (quote.when === 'period-end') {
        expect(quote.renewsAt).toEqual(from.periodEnd);
        return;
      }
      expect(quote.charged).toBeGreaterThan(0);
      expect(quote.charged).toBeLessThanOrEqual(to.price);
      expect(quote.credited).toBeLessThanOrEqual(from.paid);
      expect(quote.charged + quote.credited).toBe(to.price);
      for (const amount of [quote.charged, quote.credited, quote.counted]) expect(Number.isInteger(amount)).toBe(true);
    }));

  it('never credits more for waiting', () =>
    holds((from, to, now) => {
      const [first, later] = [now, new Date(now.getTime() + DAY)].map((when) => quoteSwitch(from, to, when));
      if (first!.when === 'now' && later!.when === 'now') expect(later!.credited).toBeLessThanOrEqual(first!.credited);
    }));

  it('gives the same result all day', () =>
    holds((from, to) => {
      const begin = from.periodEnd.getTime() - DAY;
      const [early, late] = [1, DAY - 1].map((ms) => quoteSwitch(from, to, new Date(begin + ms)));
      if (early!.when === 'now' && late!.when === 'now') expect(late!.charged).toBe(early!.charged);
    }));

  it('grants credits once: kept credits plus added ones equal what was paid for', () =>
    holds((from, to, now) => {
      const quote = quoteSwitch(from, to, now);
      if (quote.when !== 'now' || from.plan.kind !== 'subscription') return;
      if (from.paid !== from.plan.price) return;
      const share = quote.credited / from.plan.price;
      expect(quote.counted).toBeGreaterThanOrEqual(Math.min(Math.floor(from.plan.credits * share), documentsOf(to)));
      if (to.kind === 'subscription') expect(quote.credits! + quote.counted).toBe(to.credits);
    }));
});

const documentsOf = (plan: RenewingPlan) => (plan.kind === 'unlimited' ? plan.fair_use : plan.credits);

it('spec §1: offers renewing plans of the same product for the same audience', () => {
  const single = { ...common, id: 'one', kind: 'single', price: 999, credits: 1 } as Plan;
  const plans = [
    single,
    credits(),
    unlimited(),
    unlimited({ id: 'stickers', product: 'sticker' }),
    credits({ id: 'for-users', audience: 'user' }),
    credits({ id: 'in-yen', currency: 'JPY' }),
  ];
  const ids = (dealer: boolean) => plansToSwitchTo(plans, credits(), { dealer }).map(({ id }) => id);
  expect(ids(true)).toEqual(['all']);
  expect(ids(false)).toEqual(['for-users']);
});

it('spec §4: counts 24-hour days back from the end of the period, even across clock changes', () => {
  const over = (from: string, to: string) => paid(credits(), { periodStart: at(from), periodEnd: at(to) });
  // In New York, November 1 has 25 hours and March 14 has 23.
  expect(quoteSwitch(over('2026-10-20', '2026-11-20'), unlimited(), at('2026-11-01'))).toMatchObject({
    credited: Math.floor((9_900 * 19) / 31),
  });
  expect(quoteSwitch(over('2027-02-20', '2027-03-20'), unlimited(), at('2027-03-13'))).toMatchObject({
    credited: Math.floor((9_900 * 7) / 28),
  });
});
