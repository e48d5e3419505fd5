import { type couponContract, isPayable, priceWith } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { askCoupon } from '../ask-coupon.ts';
import { couponRefusal, couponTotal } from '../coupon-words.ts';
import type { CouponDeps } from '../deps.ts';

/**
 * Quotes a plan's price with a coupon (docs/decisions.md §4) by the same rules as a purchase, without counting a use.
 */
export function discountValidationCall(deps: CouponDeps): Handler<typeof couponContract.discountValidation> {
  return async ({ code, cart_plan }, context) => {
    const { brand, text } = context;
    const plan = brand.plans.find(({ id }) => id === cart_plan);
    if (!plan) return refuse(422, text.t('coupon.noPlan'));
    const coupon = await askCoupon(deps, context, { code, plan: plan.id });
    if (!coupon || 'refused' in coupon) return refuse(422, couponRefusal(text, coupon && coupon.refused));
    const { price, currency } = plan;
    const total = priceWith(coupon, plan);
    if (!isPayable(plan, total)) return refuse(422, couponRefusal(text, 'not-this-plan'));
    return {
      code: coupon.code,
      price,
      discount: price - total,
      total,
      currency,
      words: couponTotal(text, plan, coupon, total),
    };
  };
}
