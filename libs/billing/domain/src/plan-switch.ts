import type { Plan } from '@vinlore/brand';
import { documentsIn, type RenewingPlan, renews } from './plan-terms.ts';
import { renewalAfter } from './renewal.ts';

const DAY = 86_400_000;

/** A plan in its paid period. */
export interface PaidPlan {
  readonly plan: RenewingPlan;
  /** Amount paid for this period in minor units, after coupons and refunds. */
  readonly paid: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /**
   * Documents created in this period under an unlimited plan; null for others, whose credits are granted in advance.
   */
  readonly used: number | null;
  /** Documents that the previous plan granted for this period; 0 except after a plan change. */
  readonly counted: number;
}

/**
 * Result of a plan change. `now`: a new period starts and is charged, less the credited amount. `period-end`: nothing
 * is charged, and the new plan starts at the old one's renewal.
 */
export type SwitchQuote =
  | {
      readonly when: 'now';
      /** Minor units charged now; above 0 and at most the new price. */
      readonly charged: number;
      /** Minor units of the old plan's price that are credited. */
      readonly credited: number;
      /**
       * Documents already granted by the old plan for the credited time; they count toward the new plan's first period.
       */
      readonly counted: number;
      /** Credits added now; null: the new plan is unlimited. */
      readonly credits: number | null;
      readonly renewsAt: Date;
    }
  | { readonly when: 'period-end'; readonly renewsAt: Date };

/** Whether a member can change to a plan: a different renewing plan of the same product, currency, and audience. */
export const plansToSwitchTo = (
  plans: readonly Plan[],
  { id, product, currency }: Plan,
  { dealer }: { readonly dealer: boolean },
): RenewingPlan[] =>
  plans
    .filter(renews)
    .filter(
      (plan) =>
        plan.id !== id &&
        plan.product === product &&
        plan.currency === currency &&
        plan.audience === (dealer ? 'dealer' : 'user'),
    );

const monthsOf = ({ interval }: RenewingPlan): number => (interval === 'year' ? 12 : 1);

/** Whether a plan costs more than another for the same length of time. */
const costsMore = (to: RenewingPlan, from: RenewingPlan): boolean =>
  to.price * monthsOf(from) > from.price * monthsOf(to);

/**
 * Returns the unused fraction of a paid period: the remaining days, including today, but for an unlimited plan at most
 * the unused documents.
 */
function leftOf({ plan, periodStart, periodEnd, used, counted }: PaidPlan, now: Date): readonly [number, number] {
  const days = Math.max(1, Math.ceil((periodEnd.getTime() - periodStart.getTime()) / DAY));
  const left = Math.min(days, Math.max(0, Math.ceil((periodEnd.getTime() - now.getTime()) / DAY)));
  if (plan.kind !== 'unlimited') return [left, days];
  const unused = Math.max(0, plan.fair_use - counted - (used ?? 0));
  return unused * days < left * plan.fair_use ? [unused, plan.fair_use] : [left, days];
}

/**
 * Computes a member's plan change (docs/adr/0053): now if the new plan costs more for the same length of time,
 * otherwise at the end of the period. Money and documents use the same fraction, so nothing is paid or granted twice:
 * the unused part of the price is credited, and credits already granted for it count toward the new plan.
 */
export function quoteSwitch(from: PaidPlan, to: RenewingPlan, now: Date): SwitchQuote {
  const [left, whole] = leftOf(from, now);
  const credited = Math.floor((from.paid * left) / whole);
  const charged = to.price - credited;
  if (!costsMore(to, from.plan) || charged <= 0) return { when: 'period-end', renewsAt: from.periodEnd };
  const given = from.plan.kind === 'unlimited' ? 0 : Math.ceil((from.plan.credits * left) / whole);
  const counted = Math.min(given, documentsIn(to));
  return {
    when: 'now',
    charged,
    credited,
    counted,
    credits: to.kind === 'unlimited' ? null : to.credits - counted,
    renewsAt: renewalAfter(to.interval, now),
  };
}
