import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CouponCodeField, EmailField } from '../fields.ts';

/** Whether the caller can use a coupon (spec §3, §7). */
export const validateCoupon = endpoint({
  name: 'coupon.validate',
  summary: 'Whether a coupon is good for somebody, and for which plans.',
  method: 'POST',
  path: '/api/validate-coupon',
  aliases: ['/api-cwa/coupon_validation', '/coupon_validation'],
  encoding: 'json',
  auth: 'none',
  knowsMembers: true,
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({ code: CouponCodeField, email: EmailField }),
  answers: {
    200: success(
      'The coupon is good.',
      v.object({
        code: v.string(),
        /** Percent off; null for a fixed discount. */
        percent: v.nullable(v.number()),
        /** Minor units off; null for a percentage. */
        amount: v.nullable(v.number()),
        currency: v.nullable(v.string()),
        /** Plan ids; null: all. */
        plans: v.nullable(v.array(v.string())),
        ends_at: v.nullable(v.string()),
        /** Description of the discount, in a sentence. */
        words: v.string(),
      }),
    ),
    422: refusal('The coupon is not good: unknown, over, used up, or not for this person.'),
  },
});
