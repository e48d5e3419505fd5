import type { RenewingPlan } from './plan-terms.ts';
import { isSkipped, RESUMES_BEFORE_MS, type SubscriptionFacts, subscriptionStateOf } from './subscription-state.ts';

/** So long before a payment nothing about it is changed: its gateway may be charging it, and word of that comes later. */
export const RENEWS_ANY_MOMENT_MS = 60 * 60_000;

/** For how many months a plan can be paused, besides until its member resumes it. */
const PAUSE_MONTHS = [1, 2, 3] as const;

type Period = Pick<SubscriptionFacts, 'periodStart' | 'periodEnd'>;

/** How many days a month has. @param month may lie outside of 0 to 11 */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The payment of a plan so many months after the end of what is paid. On the day of the month on which it began, or
 * the month's last: of two months in a row one has 31 days, so that one of the period's ends shows that day.
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

/** The first payment of a plan at a moment or later; what is paid is not paid again. */
export function nextPayment(period: Period, interval: RenewingPlan['interval'], from: Date): Date {
  const step = interval === 'year' ? 12 : 1;
  let payment = period.periodEnd;
  for (let months = step; payment < from; months += step) payment = paymentAfter(period, months);
  return payment;
}

/** What a pause may be: the payments that it skips, and the one with which it ends. */
export interface PauseOption {
  readonly months: number;
  readonly resumesAt: Date;
}

/** The pauses that a plan can be given, from the end of what is paid on. */
export const pausesAfter = (period: Period): readonly PauseOption[] =>
  PAUSE_MONTHS.map((months) => ({ months, resumesAt: paymentAfter(period, months) }));

/** Why a plan can't be paused. */
export type PauseFault = 'over' | 'ending' | 'past_due' | 'paused' | 'yearly' | 'switching' | 'renewing';

/** Why a plan can't be paused at a moment; null where it can. @param next the plan that it is to go on as */
export function pauseFault(
  facts: SubscriptionFacts,
  { plan, next }: { readonly plan: RenewingPlan; readonly next: RenewingPlan | null },
  now: Date,
): PauseFault | null {
  const state = subscriptionStateOf(facts, now);
  if (state === 'ended') return 'over';
  if (state !== 'active') return state;
  // A year is paid at once: to skip its payment would be to end it.
  if (plan.interval !== 'month') return 'yearly';
  if (next) return 'switching';
  return facts.periodEnd.getTime() - now.getTime() <= RENEWS_ANY_MOMENT_MS ? 'renewing' : null;
}

/**
 * The facts of a plan whose payments are skipped until a moment (null: until it is resumed). It goes on with the first
 * payment from then on: where that is the one which ends what is paid, none is skipped, and it is not paused.
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
 * The facts after a gateway skipped the payment of a day; the same ones where they say so already, or nothing was to be
 * charged. A plan that was resumed too late for its gateway goes on with the payment after that.
 *
 * @param day begin of the period that was not charged
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

/** The facts of a paused plan that is resumed now: it goes on with its next payment, and nothing is charged before. */
export const resumedAt = (facts: SubscriptionFacts, interval: RenewingPlan['interval'], now: Date): SubscriptionFacts =>
  pausedUntil(facts, interval, new Date(now.getTime() + RENEWS_ANY_MOMENT_MS), now);

/** The payment with which a paused plan goes on where it is resumed now; null where that is no earlier one. */
export function earliestResume(facts: SubscriptionFacts, interval: RenewingPlan['interval'], now: Date): Date | null {
  if (facts.pausedAt === null) return null;
  const resumed = resumedAt(facts, interval, now);
  const payment = resumed.resumesAt ?? resumed.periodEnd;
  return facts.resumesAt === null || payment < facts.resumesAt ? payment : null;
}
