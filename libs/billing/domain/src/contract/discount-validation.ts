import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CouponCodeField, EmailField } from '../fields.ts';

/** Validates a coupon for a cart (docs/decisions.md §4). */
export const discountValidation = endpoint({
  name: 'coupon.discount',
  summary: 'What a plan costs with a coupon.',
  method: 'POST',
  path: '/api-cwa/discount_validation',
  aliases: ['/discount_validation'],
  encoding: 'json',
  auth: 'none',
  knowsMembers: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    code: CouponCodeField,
    email: EmailField,
    cart_plan: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/)),
  }),
  answers: {
    200: success(
      'The new total.',
      v.object({
        code: v.string(),
        /** Price in minor units before and after the discount. */
        price: v.number(),
        discount: v.number(),
        total: v.number(),
        currency: v.string(),
        /** Describes the discount in a sentence; for a renewing plan, includes the renewal price. */
        words: v.string(),
      }),
    ),
    422: refusal('The coupon is not good for this cart.'),
  },
});
