import type { Plan } from '@vinlore/brand';
import { documentsIn, type RenewingPlan, renews } from './plan-terms.ts';
import { renewalAfter } from './renewal.ts';

const DAY = 86_400_000;

/** A plan in the period that is paid. */
export interface PaidPlan {
  readonly plan: RenewingPlan;
  /** Minor units that this period has cost: a coupon or a refund makes it less than the price. */
  readonly paid: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Documents made in this period under an unlimited plan; null for others, whose credits are given in advance. */
  readonly used: number | null;
  /** Documents of this period that the plan before it has given; 0 but after a switch. */
  readonly counted: number;
}

/**
 * What a switch comes to. `now`: a new period begins, and is charged but for what is credited. `period-end`: nothing is
 * charged, and the new plan renews where the old one would have.
 */
export type SwitchQuote =
  | {
      readonly when: 'now';
      /** Minor units charged at once; above 0 and never more than the new price. */
      readonly charged: number;
      /** Minor units of the old plan's price that are taken off. */
      readonly credited: number;
      /** Documents that the old plan has given for the time that is credited: they count in the new plan's first period. */
      readonly counted: number;
      /** Credits that are added at once; null: the new plan is unlimited. */
      readonly credits: number | null;
      readonly renewsAt: Date;
    }
  | { readonly when: 'period-end'; readonly renewsAt: Date };

/** A member may switch to another renewing plan of the product, in its currency and made for members like them. */
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

/** Whether a plan costs more than another for the same time. */
const costsMore = (to: RenewingPlan, from: RenewingPlan): boolean =>
  to.price * monthsOf(from) > from.price * monthsOf(to);

/**
 * What is left of a paid period, as a fraction: the days that are left, today among them, but no more than the documents
 * that are left of an unlimited plan.
 */
function leftOf({ plan, periodStart, periodEnd, used, counted }: PaidPlan, now: Date): readonly [number, number] {
  const days = Math.max(1, Math.ceil((periodEnd.getTime() - periodStart.getTime()) / DAY));
  const left = Math.min(days, Math.max(0, Math.ceil((periodEnd.getTime() - now.getTime()) / DAY)));
  if (plan.kind !== 'unlimited') return [left, days];
  const unused = Math.max(0, plan.fair_use - counted - (used ?? 0));
  return unused * days < left * plan.fair_use ? [unused, plan.fair_use] : [left, days];
}

/**
 * What it comes to when a member switches plans (docs/adr/0053): at once where the new plan costs more for the same time,
 * else when the period ends. Money and documents go by the same fraction, so that nothing is paid or given twice: what was paid
 * for what is left is credited, and credits that were given for it stay and count in the new plan.
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
