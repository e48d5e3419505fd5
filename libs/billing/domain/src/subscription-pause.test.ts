import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RenewingPlan } from './plan-terms.ts';
import {
  earliestResume,
  nextPayment,
  pausedUntil,
  pauseFault,
  pausesAfter,
  resumedAt,
  skippedAt,
} from './subscription-pause.ts';
import { isSkipped, type SubscriptionFacts, subscriptionStateOf } from './subscription-state.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const facts = (start: string, end: string, changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  periodStart: at(start),
  periodEnd: at(end),
  endsWithPeriod: false,
  failedPeriod: null,
  givenUp: false,
  endedAt: null,
  pausedAt: null,
  resumesAt: null,
  ...changes,
});
const BEGUN = facts('2026-11-20', '2026-12-20');
const days = (pauses: ReturnType<typeof pausesAfter>) =>
  pauses.map(({ resumesAt }) => resumesAt.toISOString().slice(0, 10));
const monthly = { interval: 'month' } as RenewingPlan;

/** A paid month of some plan, by the gateway's rules: it ends on the day of the month on which it started. */
const anyPeriod = fc
  .tuple(
    fc.date({ min: at('2025-01-01'), max: at('2027-12-31'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 24 }),
  )
  .map(([began, months]) => {
    const payment = (nth: number) => {
      const day = new Date(began);
      day.setUTCDate(1);
      day.setUTCMonth(day.getUTCMonth() + nth);
      const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
      day.setUTCDate(Math.min(began.getUTCDate(), last));
      return day;
    };
    return {
      payment: (nth: number) => payment(months + nth),
      periodStart: payment(months),
      periodEnd: payment(months + 1),
    };
  });

describe('how long a plan can be paused', () => {
  it('offers one, two, or three months after the paid period, on the billing day', () => {
    expect(days(pausesAfter(BEGUN))).toEqual(['2027-01-20', '2027-02-20', '2027-03-20']);
  });

  it('returns to the last day of the month after a shorter one', () => {
    expect(days(pausesAfter(facts('2027-01-31', '2027-02-28')))).toEqual(['2027-03-31', '2027-04-30', '2027-05-31']);
    expect(days(pausesAfter(facts('2027-01-30', '2027-02-28')))).toEqual(['2027-03-30', '2027-04-30', '2027-05-30']);
    expect(days(pausesAfter(facts('2027-03-31', '2027-04-30')))).toEqual(['2027-05-31', '2027-06-30', '2027-07-31']);
  });

  it("ends with a payment by the gateway's schedule, whenever the plan started", () => {
    fc.assert(
      fc.property(anyPeriod, ({ payment, ...period }) => {
        expect(pausesAfter(period).map(({ resumesAt }) => resumesAt)).toEqual([payment(2), payment(3), payment(4)]);
      }),
    );
  });
});

describe('why a plan can’t be paused', () => {
  const now = at('2026-12-01');
  const why = (of: SubscriptionFacts, plan = monthly, next: RenewingPlan | null = null) =>
    pauseFault(of, { plan, next }, now);

  it.each([
    ['it can', BEGUN, null],
    ['it is over', { ...BEGUN, endedAt: now }, 'over'],
    ['it is canceled', { ...BEGUN, endsWithPeriod: true }, 'ending'],
    ['its payment failed', { ...BEGUN, failedPeriod: at('2026-12-20') }, 'past_due'],
    ['it is paused', { ...BEGUN, pausedAt: now }, 'paused'],
    ['it is being charged', facts('2026-11-01', '2026-12-01'), 'renewing'],
    ['word of its payment is late', facts('2026-10-30', '2026-11-30'), 'renewing'],
  ] as const)('%s', (_, of, fault) => expect(why(of)).toBe(fault));

  it('rejects yearly plans and plans with a scheduled change', () => {
    expect(why(BEGUN, { interval: 'year' } as RenewingPlan)).toBe('yearly');
    expect(why(BEGUN, monthly, monthly)).toBe('switching');
  });
});

describe('a pause', () => {
  it("ends with the first payment that it doesn't skip; without a skipped payment there is no pause", () => {
    const until = (day: string) => pausedUntil(BEGUN, 'month', at(day), at('2026-12-01'));
    expect(until('2027-01-21')).toMatchObject({ pausedAt: at('2026-12-01'), resumesAt: at('2027-02-20') });
    expect(until('2027-01-20')).toMatchObject({ resumesAt: at('2027-01-20') });
    expect(until('2026-12-19')).toEqual(BEGUN);
  });

  it('leaves no trace if undone in the paid period, and resumes with the next payment after that', () => {
    const paused = pausedUntil(BEGUN, 'month', null, at('2026-12-01'));
    expect(resumedAt(paused, 'month', at('2026-12-02'))).toEqual(BEGUN);
    expect(resumedAt(paused, 'month', at('2027-01-05'))).toMatchObject({
      pausedAt: at('2026-12-01'),
      resumesAt: at('2027-01-20'),
    });
    const short = pausedUntil(BEGUN, 'month', at('2027-01-20'), at('2026-12-01'));
    expect(earliestResume(short, 'month', at('2026-12-02'))).toEqual(BEGUN.periodEnd);
    expect(earliestResume(short, 'month', at('2027-01-05'))).toBeNull();
    expect(earliestResume(BEGUN, 'month', at('2027-01-05'))).toBeNull();
  });

  it('ends with a yearly payment for a yearly plan', () => {
    const year = facts('2025-12-20', '2026-12-20');
    expect(nextPayment(year, 'year', at('2026-12-21'))).toEqual(at('2027-12-20'));
  });

  it('skips every payment before its last one, and never one of the paid period', () => {
    const hours = fc.integer({ min: -24 * 40, max: 24 * 200 });
    fc.assert(
      fc.property(anyPeriod, fc.option(hours), hours, ({ payment, ...period }, until, resumed) => {
        const begun = { ...BEGUN, ...period };
        const now = new Date(period.periodEnd.getTime() - DAY);
        const later = (by: number) => new Date(now.getTime() + by * HOUR);
        let known = pausedUntil(begun, 'month', until === null ? null : later(until), now);
        if (known.pausedAt && resumed > 0) known = resumedAt(known, 'month', later(resumed));
        const { pausedAt, resumesAt } = known;
        if (!pausedAt) {
          expect(known).toEqual(begun);
          return;
        }
        for (let nth = 1; nth < 9; nth += 1)
          expect(isSkipped(known, payment(nth))).toBe(resumesAt === null || payment(nth) < resumesAt);
        if (resumesAt) {
          expect(subscriptionStateOf(known, new Date(resumesAt.getTime() - 1))).toBe('paused');
          expect([2, 3, 4, 5, 6, 7, 8, 9].some((nth) => payment(nth).getTime() === resumesAt.getTime())).toBe(true);
        }
      }),
    );
  });
});

describe('a payment skipped by the gateway', () => {
  const due = at('2026-12-20');

  it('moves a resumed plan to the payment after it', () => {
    const after = skippedAt(BEGUN, 'month', due, at('2026-12-21'));
    expect(after).toMatchObject({ pausedAt: at('2026-12-21'), resumesAt: at('2027-01-20') });
    expect(subscriptionStateOf(after, at('2026-12-21'))).toBe('paused');
  });

  it('is a no-op if the pause skips it anyway, or a later period is paid', () => {
    const paused = facts('2026-11-20', '2026-12-20', { pausedAt: at('2026-12-01'), resumesAt: at('2027-02-20') });
    const paid = facts('2026-12-20', '2027-01-20');
    for (const each of [paused, paid]) expect(skippedAt(each, 'month', due, at('2026-12-21'))).toBe(each);
  });

  it('is a no-op for a plan that is canceled, past due, or ended', () => {
    for (const changes of [{ endsWithPeriod: true }, { failedPeriod: due }, { endedAt: at('2026-12-10') }]) {
      const plan = facts('2026-11-20', '2026-12-20', changes);
      expect(skippedAt(plan, 'month', due, at('2026-12-19'))).toBe(plan);
    }
  });

  it('is idempotent, and the plan continues after it, whenever it started', () => {
    fc.assert(
      fc.property(anyPeriod, fc.integer({ min: 0, max: 5 }), (period, late) => {
        const plan: SubscriptionFacts = { ...BEGUN, ...period };
        const now = new Date(period.periodEnd.getTime() + late * DAY);
        const after = skippedAt(plan, 'month', period.periodEnd, now);
        expect(skippedAt(after, 'month', period.periodEnd, now)).toBe(after);
        expect(after.resumesAt!.getTime() - period.periodEnd.getTime()).toBeGreaterThanOrEqual(28 * DAY);
      }),
    );
  });
});
