import type { Plan } from '@vinlore/brand';
import * as v from 'valibot';
import { renews } from './plan-terms.ts';

/** A coupon's discount: a percentage, or an amount in minor units of a currency. */
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

/** A coupon as returned by the database. */
export const CouponSchema = v.intersect([
  CouponDiscountSchema,
  v.object({
    id: v.string(),
    code: v.string(),
    /** Plan ids; null: all plans of the brand. Required for a fixed discount, because plans define its currency. */
    plans: v.nullable(v.array(v.string())),
    /** Only for buyers without an earlier purchase at the brand. */
    first_purchase: v.boolean(),
    /** Start, inclusive; null: no start. */
    starts_at: v.nullable(v.string()),
    /** End, exclusive; null: no end. */
    ends_at: v.nullable(v.string()),
    uses_in_all: v.nullable(v.number()),
    uses_per_person: v.nullable(v.number()),
  }),
]);
export type Coupon = v.InferOutput<typeof CouponSchema>;

/** Why an existing coupon can't be used. */
export type CouponFault = 'not-yet' | 'over' | 'used-up' | 'yours-used-up' | 'not-first' | 'not-this-plan';

/** Result of `judgeUse`: not found, an error, or the coupon. */
export type CouponAnswer = null | { readonly refused: CouponFault } | Coupon;

/** Returns a plan's first price after the discount, in minor units. */
export const priceWith = (discount: CouponDiscount, { price }: Pick<Plan, 'price'>): number =>
  price - discountOf(discount, price);

/**
 * Whether a plan can be sold at this price: a renewing plan can't be free, because only a payment provides the card.
 */
export const isPayable = (plan: Plan, price: number): boolean => price > 0 || !renews(plan);

/**
 * Computes the discount on a price. Percentages are rounded half up to a whole minor unit; the discount never exceeds
 * the price.
 *
 * @param price minor units, in the currency of the discount if it is an amount
 * @returns minor units, from 0 to the price
 */
export function discountOf(discount: CouponDiscount, price: number): number {
  if (discount.percent === null) return Math.min(discount.amount, price);
  // Integers only: floating-point products would round some halves down.
  return Math.floor((price * discount.percent + 50) / 100);
}
