import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../../fields.ts';
import { ActKeyField, WhyField } from '../../staff/fields.ts';
import { GivenBackSchema, RefundStateSchema, StaffRefundSchema } from '../../staff/staff-order.ts';

/** The brand's refunds. */
export const staffRefunds = endpoint({
  name: 'refund.staffList',
  event: 'pii.read',
  summary: 'Refunds of this brand, newest first; those that wait for a second person by their own state.',
  method: 'GET',
  path: '/api-cwa/staff/refunds',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({
    state: v.optional(RefundStateSchema),
    /** Cursor: the last refund of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success('At most 50.', v.object({ refunds: v.array(StaffRefundSchema), more: v.boolean() })),
  },
});

/** Refunds an amount chosen by staff, with a reason. */
export const staffGiveBack = endpoint({
  name: 'refund.staffGive',
  event: 'grant.given',
  summary:
    'Gives back an amount of an order for a stated reason; over the brand’s limit a second person has to approve.',
  method: 'POST',
  path: '/api-cwa/staff/refund',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'billing',
  site: true,
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    order_id: IdField,
    /** Minor units of the order's currency, up to the amount paid and not yet refunded. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
    why: WhyField,
    /** Whether to also remove the order's unused credits. */
    take_credits: v.boolean(),
    /** Amount already refunded, as the caller saw it; prevents two simultaneous refunds. */
    refunded_before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
    idempotency_key: ActKeyField,
  }),
  answers: {
    200: success('What was given back, or that it waits for a second person.', GivenBackSchema),
    404: refusal('The brand has no such order.'),
    409: refusal('Somebody gave something back meanwhile, a refund waits already, or the key was used before.'),
    422: refusal('There is not so much to give back.'),
    503: refusal('The gateway does not answer; the refund is tried again.'),
  },
});

/** Withdraws a refund that is pending approval. */
export const staffWithdrawRefund = endpoint({
  name: 'refund.staffWithdraw',
  summary: 'Withdraws a refund that waits for a second person.',
  method: 'POST',
  path: '/api-cwa/staff/refund/withdraw',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ id: IdField }),
  answers: {
    200: success('It does not wait any more.', v.object({ id: v.string() })),
    404: refusal('The brand has no such refund.'),
    409: refusal('It does not wait any more.'),
  },
});

/** Records that a failed refund was paid out another way. */
export const staffRefundOtherWay = endpoint({
  name: 'refund.staffOtherWay',
  event: 'grant.given',
  summary:
    'Books that a refund which came back was given another way, such as by bank transfer; over the brand’s limit a second person has to approve.',
  method: 'POST',
  path: '/api-cwa/staff/refund/other-way',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'billing',
  site: true,
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    /** The failed refund. */
    id: IdField,
    /** How it was paid out. */
    why: WhyField,
    /** Whether to also remove the order's unused credits. */
    take_credits: v.boolean(),
    idempotency_key: ActKeyField,
  }),
  answers: {
    200: success('What was given back, or that it waits for a second person.', GivenBackSchema),
    403: refusal('It is their own order.'),
    404: refusal('The brand has no such refund that came back.'),
    409: refusal('It was settled before, or one of the order waits for a second person already.'),
    422: refusal('Less is left of the order.'),
    503: refusal('It is booked; its credit note comes later.'),
  },
});

/** Records that a failed refund won't be paid out. */
export const staffCloseFailedRefund = endpoint({
  name: 'refund.staffClose',
  summary: 'Closes a refund that came back, where nothing more is to be given, with the reason.',
  method: 'POST',
  path: '/api-cwa/staff/refund/close',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ id: IdField, why: WhyField }),
  answers: {
    200: success('It does not wait any more.', v.object({ id: v.string() })),
    404: refusal('The brand has no such refund that came back.'),
    409: refusal('It was settled before.'),
  },
});
