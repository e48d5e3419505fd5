import type { PlanOffer } from './plan-offer.ts';

/**
 * When a plan that is paid now renews: the same day of the next month or year, its last day where it has no such day. In
 * UTC, as dates are shown.
 */
export function renewalAfter(interval: NonNullable<PlanOffer['interval']>, paid: Date): Date {
  const months = interval === 'year' ? 12 : 1;
  const renewal = new Date(paid);
  renewal.setUTCDate(1);
  renewal.setUTCMonth(renewal.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(renewal.getUTCFullYear(), renewal.getUTCMonth() + 1, 0)).getUTCDate();
  renewal.setUTCDate(Math.min(paid.getUTCDate(), lastDay));
  return renewal;
}
