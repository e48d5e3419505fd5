import type { Plan } from '@vinlore/brand';
import * as v from 'valibot';
import { renews } from './plan-terms.ts';

/** What a coupon takes off: either percent, or an amount in minor units of a currency. */
export const CouponDiscountSchema = v.variant('percent', [
  v.object({
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    amount: v.null(),
    currency: v.null(),
  }),
  v.object({
    percent: v.null(),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
]);
export type CouponDiscount = v.InferOutput<typeof CouponDiscountSchema>;

/** A coupon of a brand, as the database gives it out. */
export const CouponSchema = v.intersect([
  CouponDiscountSchema,
  v.object({
    id: v.string(),
    code: v.string(),
    /** Ids of the plans it is for; null: all of the brand. An amount always names them: they have its currency. */
    plans: v.nullable(v.array(v.string())),
    /** For somebody who has bought nothing at the brand yet. */
    first_purchase: v.boolean(),
    /** Good from here on; null: from ever. */
    starts_at: v.nullable(v.string()),
    /** Good up to here, not including it; null: for ever. */
    ends_at: v.nullable(v.string()),
    uses_in_all: v.nullable(v.number()),
    uses_per_person: v.nullable(v.number()),
  }),
]);
export type Coupon = v.InferOutput<typeof CouponSchema>;

/** Why a coupon that there is cannot be used. */
export type CouponFault = 'not-yet' | 'over' | 'used-up' | 'yours-used-up' | 'not-first' | 'not-this-plan';

/** What `judgeUse` answers: no such coupon, why not, or the coupon. */
export type CouponAnswer = null | { readonly refused: CouponFault } | Coupon;

/** A plan's first price with a coupon taken off, in minor units. */
export const priceWith = (discount: CouponDiscount, { price }: Pick<Plan, 'price'>): number =>
  price - discountOf(discount, price);

/** Whether a plan can be had at a price: what renews needs a card, which only a payment brings. */
export const isPayable = (plan: Plan, price: number): boolean => price > 0 || !renews(plan);

/**
 * What a coupon takes off a price. Percent are rounded half up to a whole minor unit; it is never more than the price.
 *
 * @param price minor units, in the currency of the discount where it is an amount
 * @returns minor units, from 0 to the price
 */
export function discountOf(discount: CouponDiscount, price: number): number {
  if (discount.percent === null) return Math.min(discount.amount, price);
  // Whole numbers only: a product of fractions would round some halves down.
  return Math.floor((price * discount.percent + 50) / 100);
}
