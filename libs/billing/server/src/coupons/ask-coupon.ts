import type { CouponAnswer } from '@vinlore/billing-domain';
import type { CallContext } from '@vinlore/server-kit';
import { browserOf } from '../orders/buyer-browser.ts';
import { checkCoupon, type CouponQuestion } from './coupon-store.ts';
import type { CouponDeps } from './deps.ts';

/**
 * Checks whether the caller can use a coupon. Their own unfinished purchase does not count against them, so a buyer who
 * returns from their bank can use it again.
 */
export function askCoupon(
  { database, signer, clock }: CouponDeps,
  context: Pick<CallContext, 'actor' | 'brand' | 'cookies'>,
  asked: Pick<CouponQuestion, 'code' | 'plan'>,
): Promise<CouponAnswer> {
  const { actor, brand } = context;
  const now = clock();
  const browser = browserOf(context, signer, now);
  return checkCoupon(database, { ...asked, brand: brand.key, now, browser, accountId: actor?.accountId ?? null });
}
