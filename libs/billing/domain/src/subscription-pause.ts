import type { RenewingPlan } from './plan-terms.ts';
import { isSkipped, RESUMES_BEFORE_MS, type SubscriptionFacts, subscriptionStateOf } from './subscription-state.ts';

/** Changes are blocked this long before a payment, because the gateway may already be charging it. */
export const RENEWS_ANY_MOMENT_MS = 60 * 60_000;

/** Durations of a pause in months, besides "until resumed". */
const PAUSE_MONTHS = [1, 2, 3] as const;

type Period = Pick<SubscriptionFacts, 'periodStart' | 'periodEnd'>;

/** Returns the number of days in a month. @param month can be outside of 0 to 11 */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Returns the plan's payment date a number of months after the paid period, on its billing day or the month's last day.
 * Of two consecutive months one has 31 days, so one of the period's ends shows the billing day.
 */
function paymentAfter({ periodStart, periodEnd }: Period, months: number): Date {
  const last = periodEnd.getUTCDate();
  const isLastOfMonth = last === daysIn(periodEnd.getUTCFullYear(), periodEnd.getUTCMonth());
  const usual = isLastOfMonth ? Math.max(last, periodStart.getUTCDate()) : last;
  const payment = new Date(periodEnd);
  payment.setUTCDate(1);
  payment.setUTCMonth(payment.getUTCMonth() + months);
  payment.setUTCDate(Math.min(usual, daysIn(payment.getUTCFullYear(), payment.getUTCMonth())));
  return payment;
}

/** Returns the plan's first payment at or after a time; the paid period isn't charged again. */
export function nextPayment(period: Period, interval: RenewingPlan['interval'], from: Date): Date {
  const step = interval === 'year' ? 12 : 1;
  let payment = period.periodEnd;
  for (let months = step; payment < from; months += step) payment = paymentAfter(period, months);
  return payment;
}

/** A possible pause: the payments it skips, and the one it ends with. */
export interface PauseOption {
  readonly months: number;
  readonly resumesAt: Date;
}

/** Returns the possible pauses of a plan, starting after the paid period. */
export const pausesAfter = (period: Period): readonly PauseOption[] =>
  PAUSE_MONTHS.map((months) => ({ months, resumesAt: paymentAfter(period, months) }));

/** Why a plan can't be paused. */
export type PauseFault = 'over' | 'ending' | 'past_due' | 'paused' | 'yearly' | 'switching' | 'renewing';

/**
 * Returns why a plan can't be paused at a time; null if it can. @param next the plan that it is scheduled to change to
 */
export function pauseFault(
  facts: SubscriptionFacts,
  { plan, next }: { readonly plan: RenewingPlan; readonly next: RenewingPlan | null },
  now: Date,
): PauseFault | null {
  const state = subscriptionStateOf(facts, now);
  if (state === 'ended') return 'over';
  if (state !== 'active') return state;
  // A yearly plan is paid in one payment, so skipping it would end the plan.
  if (plan.interval !== 'month') return 'yearly';
  if (next) return 'switching';
  return facts.periodEnd.getTime() - now.getTime() <= RENEWS_ANY_MOMENT_MS ? 'renewing' : null;
}

/**
 * Returns the facts of a plan whose payments are skipped until a time (null: until resumed). It continues with the
 * first payment from then on; if that is the payment at the end of the paid period, nothing is skipped and it isn't
 * paused.
 */
export function pausedUntil(
  facts: SubscriptionFacts,
  interval: RenewingPlan['interval'],
  until: Date | null,
  now: Date,
): SubscriptionFacts {
  const resumesAt = until && nextPayment(facts, interval, until);
  return resumesAt && resumesAt <= facts.periodEnd
    ? { ...facts, pausedAt: null, resumesAt: null }
    : { ...facts, pausedAt: facts.pausedAt ?? now, resumesAt };
}

/**
 * Returns the facts after the gateway skipped a payment; unchanged if already known or nothing was due. A plan that was
 * resumed too late for the gateway continues with the next payment.
 *
 * @param day start of the period that was not charged
 */
export function skippedAt(
  facts: SubscriptionFacts,
  interval: RenewingPlan['interval'],
  day: Date,
  now: Date,
): SubscriptionFacts {
  const state = subscriptionStateOf(facts, now);
  const isDue = day.getTime() >= facts.periodEnd.getTime() - RESUMES_BEFORE_MS;
  if ((state !== 'active' && state !== 'paused') || !isDue || isSkipped(facts, day)) return facts;
  return pausedUntil(facts, interval, new Date(day.getTime() + RESUMES_BEFORE_MS), now);
}

/**
 * Returns the facts of a paused plan that is resumed now: it continues with its next payment, and nothing is charged
 * before.
 */
export const resumedAt = (facts: SubscriptionFacts, interval: RenewingPlan['interval'], now: Date): SubscriptionFacts =>
  pausedUntil(facts, interval, new Date(now.getTime() + RENEWS_ANY_MOMENT_MS), now);

/** Returns the payment with which a paused plan continues if resumed now; null if that isn't earlier. */
export function earliestResume(facts: SubscriptionFacts, interval: RenewingPlan['interval'], now: Date): Date | null {
  if (facts.pausedAt === null) return null;
  const resumed = resumedAt(facts, interval, now);
  const payment = resumed.resumesAt ?? resumed.periodEnd;
  return facts.resumesAt === null || payment < facts.resumesAt ? payment : null;
}
