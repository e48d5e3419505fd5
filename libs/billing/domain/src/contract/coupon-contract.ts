import { discountValidation } from './discount-validation.ts';
import { validateCoupon } from './validate-coupon.ts';

/** Calls about coupons. */
export const couponContract = { discountValidation, validateCoupon };
