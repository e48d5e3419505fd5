import type { Plan } from '@vinlore/brand';
import type { RuleReason } from './staff/staff-order.ts';

/**
 * Why money is given back: the buyer wants it within the time, the document is wrong by our fault, we charged wrongly, or
 * staff chose to give an amount for a reason of their own, which no rule judges; a visitor’s report turned out empty, so
 * that its price goes back without anybody asking (docs/decisions.md §4); somebody gave it at the gateway itself; or staff gave
 * it past the gateway, where a refund came back.
 */
export type RefundReason = RuleReason | 'goodwill' | 'nothing-found' | 'gateway' | 'other-way';

/** Days in which a buyer may ask without a reason: what the brands' refund pages promise. */
export const REFUND_DAYS = 30;

/** An order, as the rule sees it. Amounts in minor units. */
export interface RefundableOrder {
  readonly kind: Plan['kind'];
  /** It renewed a subscription: the member did not press a button for it. */
  readonly renewal: boolean;
  readonly paidAt: Date;
  /** What was charged. */
  readonly amount: number;
  /** What came back before. */
  readonly refunded: number;
  /** Documents that it paid for; of an unlimited plan those of its fair use. */
  readonly credits: number;
}

/** Why the rule gives nothing. */
export type RefundRefusal = 'nothing-left' | 'too-late' | 'used' | 'runs-out' | 'none-made';

/** What staff give for a reason of their own; where it is too much, how much is left. */
export type Goodwill =
  | { readonly amount: number }
  | { readonly refused: 'nothing-left' }
  | { readonly refused: 'too-much'; readonly left: number };

/** What the rule gives: minor units, above 0 and never more than is left of what was paid. */
export type Refundable = { readonly amount: number } | { readonly refused: RefundRefusal };

/**
 * The rule of the brands' refund pages: a single document or a bundle, within 30 days, gives the price of what is unused
 * in proportion; a renewal within 30 days all of it, when nothing was used since; the first period of a subscription runs
 * out; a document that is wrong by our fault gives its own price, a wrong charge everything, both without a time limit.
 *
 * @param unused how many of the order's credits are there still; 0 to `credits`
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
 * Whether a refund ends the plan that the order paid for: a plan whose newest charge comes back does not run on unpaid. For a
 * wrong document its price comes back, and for goodwill what staff please: the plan goes on. What was given at the gateway
 * ends it once all of the charge has come back.
 *
 * @param isNewest whether nothing was paid after the order's period
 * @param charge minor units: what was charged, and what of it has come back
 */
export const endsPlan = (
  reason: RefundReason,
  isNewest: boolean,
  { amount, refunded }: Pick<RefundableOrder, 'amount' | 'refunded'>,
): boolean =>
  isNewest &&
  (reason === 'asked-in-time' || reason === 'charged-in-error' || (reason === 'gateway' && refunded === amount));

/** What staff choose to give, where so much is left. */
export function goodwill({ amount, refunded }: Pick<RefundableOrder, 'amount' | 'refunded'>, wanted: number): Goodwill {
  const left = amount - refunded;
  if (left <= 0) return { refused: 'nothing-left' };
  return wanted > left ? { refused: 'too-much', left } : { amount: wanted };
}

/** A share of less than half a minor unit is nothing. */
const given = (amount: number): Refundable => (amount > 0 ? { amount } : { refused: 'nothing-left' });
