import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { ActKeyField } from '../staff/fields.ts';
import { GivenBackSchema, RuleReasonSchema } from '../staff/staff-order.ts';

/** Issues a refund by the published rule (docs/operations/orders.md). */
export const refundOrder = endpoint({
  name: 'refund.order',
  event: 'grant.given',
  summary: 'Gives back what an order’s unused credits cost, within the stated rule.',
  method: 'POST',
  path: '/api/staff/refund-order',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'billing',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    order_id: IdField,
    /** Reason for the audit log; no personal data. */
    reason: RuleReasonSchema,
    /** Amount already refunded, as the caller saw it; prevents two simultaneous refunds. */
    refunded_before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))),
    /** Idempotency key made by the caller. */
    idempotency_key: ActKeyField,
  }),
  answers: {
    200: success('What was given back, or that it waits for a second person.', GivenBackSchema),
    404: refusal('The brand has no such order.'),
    409: refusal('Somebody gave something back meanwhile, a refund waits already, or the key was used before.'),
    422: refusal('The rule gives nothing back; the message says why.'),
    503: refusal('The gateway does not answer; the refund is tried again.'),
  },
});
