import type { couponContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { askCoupon } from '../ask-coupon.ts';
import { couponOffer, couponRefusal } from '../coupon-words.ts';
import type { CouponDeps } from '../deps.ts';

/** Checks whether a coupon is valid (spec §3, §7). */
export function validateCouponCall(deps: CouponDeps): Handler<typeof couponContract.validateCoupon> {
  return async ({ code }, context) => {
    const { brand, text } = context;
    const coupon = await askCoupon(deps, context, { code, plan: null });
    if (!coupon || 'refused' in coupon) return refuse(422, couponRefusal(text, coupon && coupon.refused));
    const { percent, amount, currency, plans, ends_at } = coupon;
    return {
      code: coupon.code,
      percent,
      amount,
      currency,
      plans,
      ends_at: ends_at && new Date(ends_at).toISOString(),
      words: couponOffer(text, brand, coupon),
    };
  };
}
