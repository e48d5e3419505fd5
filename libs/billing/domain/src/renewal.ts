import type { PlanOffer } from './plan-offer.ts';

/**
 * Returns when a plan paid now renews: the same day of the next month or year, or the month's last day if it is
 * shorter. In UTC, like displayed dates.
 */
export function renewalAfter(interval: NonNullable<PlanOffer['interval']>, paid: Date): Date {
  return monthsFrom(paid, interval === 'year' ? 12 : 1);
}

/**
 * Returns the earliest start of a period that ends at the given time: the same day of the previous month or year, or
 * its last day.
 */
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
