import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField, Moment, ReasonField } from './fields.ts';

const own = refusal('It is one’s own account, or on the staff.');
const none = refusal('This brand has no such member.');

/** Suspends a member until the suspension is lifted; they keep what they paid for. */
export const staffSuspendMember = endpoint({
  name: 'members.staffSuspend',
  summary: 'Suspends a member, with a reason: sessions end at once, and nobody signs in to the account.',
  method: 'POST',
  path: '/api-cwa/staff/member/suspend',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: {
    200: success('Since when; a repeat changes nothing.', v.object({ suspended_at: Moment })),
    403: own,
    404: none,
    409: refusal('The account is closed.'),
  },
});

/** Lifts a member's suspension. */
export const staffLiftSuspension = endpoint({
  name: 'members.staffLiftSuspension',
  summary: 'Lifts a member’s suspension, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/member/lift-suspension',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: { 200: success('It is lifted; a repeat changes nothing.', v.null()), 403: own, 404: none },
});
