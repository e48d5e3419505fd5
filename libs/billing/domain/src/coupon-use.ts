import * as v from 'valibot';
import { type CouponAnswer, type CouponFault, CouponSchema } from './coupon.ts';

/** A coupon with its usage counts for a buyer; counts without a limit are omitted. */
export const CouponUseSchema = v.nullable(
  v.object({
    coupon: CouponSchema,
    /** Uses by all buyers. */
    used: v.number(),
    /** Uses by this buyer. */
    used_by_person: v.number(),
    /** Whether the buyer has bought from the brand before, or is using a first-purchase coupon. */
    bought_before: v.boolean(),
  }),
);
export type CouponUse = v.InferOutput<typeof CouponUseSchema>;

/** Why a coupon can't be used; the first matching error is reported. */
type Rules = Record<CouponFault, boolean>;

/**
 * Decides whether a coupon can be used, for validation calls and purchases.
 *
 * @param found the coupon's database row; null if the brand has no such coupon
 * @param plan id of the plan it is used for; null: any
 */
export function judgeUse(found: CouponUse, plan: string | null, now: Date): CouponAnswer {
  if (found === null) return null;
  const { coupon, used, used_by_person, bought_before } = found;
  const { starts_at, ends_at, plans, uses_per_person, first_purchase, uses_in_all } = coupon;
  const rules: Rules = {
    'not-yet': starts_at !== null && new Date(starts_at) > now,
    over: ends_at !== null && new Date(ends_at) <= now,
    'not-this-plan': plan !== null && plans !== null && !plans.includes(plan),
    'yours-used-up': uses_per_person !== null && used_by_person >= uses_per_person,
    'not-first': first_purchase && bought_before,
    'used-up': uses_in_all !== null && used >= uses_in_all,
  };
  const fault = (Object.keys(rules) as CouponFault[]).find((each) => rules[each]);
  return fault === undefined ? coupon : { refused: fault };
}
