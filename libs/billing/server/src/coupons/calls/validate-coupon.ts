import type { couponContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { checkCoupon } from '../coupon-store.ts';
import { couponOffer, couponRefusal } from '../coupon-words.ts';
import type { CouponPorts } from '../ports.ts';

/** Says whether a coupon is good for somebody (spec §3, §7). */
export function validateCouponCall({ database, clock }: CouponPorts): Handler<typeof couponContract.validateCoupon> {
  return async ({ code, email }, { brand, text }) => {
    const coupon = await checkCoupon(database, { brand: brand.key, code, person: email, plan: null, now: clock() });
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
