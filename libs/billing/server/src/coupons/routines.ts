import { CouponUseSchema } from '@vinlore/billing-domain';
import { definePart, defineRoutine } from '@vinlore/database';
import * as v from 'valibot';
import askCoupon from './routines/billing_ask_coupon.sql?raw';
import hasRoom from './routines/billing_coupon_has_room.sql?raw';
import couponUse from './routines/billing_coupon_use.sql?raw';
import useOfOrder from './routines/billing_coupon_use_of_order.sql?raw';
import release from './routines/billing_release_coupon.sql?raw';
import reserve from './routines/billing_reserve_coupon.sql?raw';

/** The terms and uses of a coupon for a caller who only asks, without reserving a use. */
export const askCouponRoutine = defineRoutine(askCoupon, {
  input: { brand: v.string(), code: v.string(), browser: v.nullable(v.string()), account: v.nullable(v.string()) },
  answer: CouponUseSchema,
});

/** Functions of the coupon module; orders use its parts to reserve and release uses. */
export const couponRoutines = [...[hasRoom, couponUse, useOfOrder, reserve, release].map(definePart), askCouponRoutine];
