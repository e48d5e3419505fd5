import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CreditPayloadSchema } from '../credits.ts';

/** The member's balances in the specification's payload fields, and the current offer (docs/decisions.md §3). */
export const offerCredit = endpoint({
  name: 'credits.offerCredit',
  summary: 'The member’s credits, and any offer.',
  method: 'POST',
  path: '/api-cwa/offer_credit',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({}),
  answers: {
    200: success(
      'The credits.',
      v.object({
        ...CreditPayloadSchema.entries,
        /** The brand's current offer for this member, in a sentence; null for none. */
        offer: v.nullable(v.string()),
      }),
    ),
  },
});
