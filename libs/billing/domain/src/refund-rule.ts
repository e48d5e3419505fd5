import type { Plan } from '@vinlore/brand';
import type { RuleReason } from './staff/staff-order.ts';

/**
 * Reason for a refund: requested within the time limit; a wrong document by our fault; a wrong charge; goodwill, with
 * an amount chosen by staff and no rule; an empty report bought by a visitor, refunded automatically (docs/decisions.md
 * §4); issued at the gateway itself; or paid out by staff another way after a failed refund.
 */
export type RefundReason = RuleReason | 'goodwill' | 'nothing-found' | 'gateway' | 'other-way';

/** Days in which a buyer can request a refund without a reason, as promised on the brands' refund pages. */
export const REFUND_DAYS = 30;

/** Order data used by the rule. Amounts in minor units. */
export interface RefundableOrder {
  readonly kind: Plan['kind'];
  /** A subscription renewal, charged without any action of the member. */
  readonly renewal: boolean;
  readonly paidAt: Date;
  /** Amount charged. */
  readonly amount: number;
  /** Amount already refunded. */
  readonly refunded: number;
  /** Documents included; for an unlimited plan, its fair use limit. */
  readonly credits: number;
}

/** Why the rule refunds nothing. */
export type RefundRefusal = 'nothing-left' | 'too-late' | 'used' | 'runs-out' | 'none-made';

/** A goodwill refund; if it is too high, the amount that is left. */
export type Goodwill =
  | { readonly amount: number }
  | { readonly refused: 'nothing-left' }
  | { readonly refused: 'too-much'; readonly left: number };

/** Amount refunded by the rule: minor units, above 0 and at most what is left of the payment. */
export type Refundable = { readonly amount: number } | { readonly refused: RefundRefusal };

/**
 * Computes a refund by the rule on the brands' refund pages. Within 30 days, a single document or bundle is refunded
 * for its unused share, and a renewal in full if nothing was used since; the first period of a subscription isn't
 * refunded. Without a time limit, a document that is wrong by our fault is refunded at its own price, and a wrong
 * charge in full.
 *
 * @param unused number of the order's credits that are unused; 0 to `credits`
 */
export function refundable(order: RefundableOrder, unused: number, now: Date, reason: RuleReason): Refundable {
  const left = order.amount - order.refunded;
  if (left <= 0) return { refused: 'nothing-left' };
  if (reason === 'charged-in-error') return { amount: left };
  const share = (documents: number) => Math.round((order.amount * documents) / order.credits);
  if (reason === 'document-wrong') {
    if (unused >= order.credits) return { refused: 'none-made' };
    return given(Math.min(left, share(1)));
  }
  const renews = order.kind === 'subscription' || order.kind === 'unlimited';
  if (renews && !order.renewal) return { refused: 'runs-out' };
  if (now.getTime() - order.paidAt.getTime() > REFUND_DAYS * 24 * 3_600_000) return { refused: 'too-late' };
  if (unused === 0 || (renews && unused < order.credits)) return { refused: 'used' };
  return given(Math.min(left, renews ? left : share(unused)));
}

/**
 * Whether a refund ends the plan that the order paid for: a plan doesn't run on after its newest charge was refunded.
 * It continues after a refund for a wrong document or for goodwill. A refund issued at the gateway ends it once the
 * whole charge was refunded.
 *
 * @param isNewest whether there is no payment after the order's period
 * @param charge minor units: the amount charged, and how much of it was refunded
 */
export const endsPlan = (
  reason: RefundReason,
  isNewest: boolean,
  { amount, refunded }: Pick<RefundableOrder, 'amount' | 'refunded'>,
): boolean =>
  isNewest &&
  (reason === 'asked-in-time' || reason === 'charged-in-error' || (reason === 'gateway' && refunded === amount));

/** Checks a goodwill refund against the amount left. */
export function goodwill({ amount, refunded }: Pick<RefundableOrder, 'amount' | 'refunded'>, wanted: number): Goodwill {
  const left = amount - refunded;
  if (left <= 0) return { refused: 'nothing-left' };
  return wanted > left ? { refused: 'too-much', left } : { amount: wanted };
}

/** A share of less than half a minor unit rounds to 0. */
const given = (amount: number): Refundable => (amount > 0 ? { amount } : { refused: 'nothing-left' });
