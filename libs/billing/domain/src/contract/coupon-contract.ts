import { discountValidation } from './discount-validation.ts';
import { validateCoupon } from './validate-coupon.ts';

/** Coupon calls. */
export const couponContract = { discountValidation, validateCoupon };
