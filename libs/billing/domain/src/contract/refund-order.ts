import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';

/** Staff gives money back within the stated rule (issue 6; docs/operations.md). */
export const refundOrder = endpoint({
  name: 'refund.order',
  summary: 'Gives back what an order’s unused credits cost, within the stated rule.',
  method: 'POST',
  path: '/api/staff/refund-order',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    order_id: IdField,
    /** Why, for the record; nothing personal. */
    reason: v.picklist(['asked-in-time', 'document-wrong', 'charged-in-error']),
    /** Made up by the caller; a repeat with the same key is the same refund. */
    idempotency_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  }),
  answers: {
    200: success(
      'What was given back.',
      v.object({
        order_id: v.string(),
        /** Minor units. */
        amount: v.number(),
        currency: v.string(),
        /** Credits taken back. */
        credits: v.number(),
      }),
    ),
    404: refusal('The brand has no such order.'),
    409: refusal('The key was used for another refund.'),
    422: refusal('The rule gives nothing back; the message says why.'),
    503: refusal('The gateway does not answer; the refund is tried again.'),
  },
});
