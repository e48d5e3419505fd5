import { couponContract } from '@vinlore/billing-domain';
import { defineModule } from '@vinlore/server-kit';
import { discountValidationCall } from './calls/discount-validation.ts';
import { validateCouponCall } from './calls/validate-coupon.ts';
import { couponKeeper } from './coupon-keeper.ts';
import { couponMessages } from './messages/index.ts';
import { couponMigrations } from './migrations.ts';
import { couponRoutines } from './routines.ts';
import type { CouponDeps } from './deps.ts';

/** Creates the module that answers coupon calls. Purchases count uses through this module's database functions. */
export function createCouponModule(deps: CouponDeps) {
  return defineModule({
    name: 'coupon',
    contract: couponContract,
    migrations: couponMigrations,
    routines: couponRoutines,
    messages: couponMessages,
    keepers: [couponKeeper(deps.database)],
    handlers: {
      discountValidation: discountValidationCall(deps),
      validateCoupon: validateCouponCall(deps),
    },
  });
}
