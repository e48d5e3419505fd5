import type { PlanOffer } from './plan-offer.ts';

/**
 * When a plan that is paid now renews: the same day of the next month or year, its last day where it has no such day. In
 * UTC, as dates are shown.
 */
export function renewalAfter(interval: NonNullable<PlanOffer['interval']>, paid: Date): Date {
  return monthsFrom(paid, interval === 'year' ? 12 : 1);
}

/** When a period that ends then began, at the earliest: the same day of the month or year before, or its last. */
export const renewalBefore = (interval: NonNullable<PlanOffer['interval']>, end: Date): Date =>
  monthsFrom(end, interval === 'year' ? -12 : -1);

function monthsFrom(day: Date, months: number): Date {
  const renewal = new Date(day);
  renewal.setUTCDate(1);
  renewal.setUTCMonth(renewal.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(renewal.getUTCFullYear(), renewal.getUTCMonth() + 1, 0)).getUTCDate();
  renewal.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return renewal;
}
