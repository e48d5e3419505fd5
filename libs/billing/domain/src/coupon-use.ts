import * as v from 'valibot';
import { type CouponAnswer, type CouponFault, CouponSchema } from './coupon.ts';

/** A coupon, and what the database counted of it for somebody; what it has no limit for is not counted. */
export const CouponUseSchema = v.nullable(
  v.object({
    coupon: CouponSchema,
    /** Uses by everybody. */
    used: v.number(),
    /** Uses by the person who asks. */
    used_by_person: v.number(),
    /** Whether that person has bought something at the brand, or has a coupon for a first purchase in use. */
    bought_before: v.boolean(),
  }),
);
export type CouponUse = v.InferOutput<typeof CouponUseSchema>;

/** Why a coupon cannot be used; the first fault that holds is told. */
type Rules = Record<CouponFault, boolean>;

/**
 * Judges a use of a coupon: the one place that knows when a coupon is good, for the calls that ask and for a purchase.
 *
 * @param found what the database knows of it; null where the brand has no such coupon
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
