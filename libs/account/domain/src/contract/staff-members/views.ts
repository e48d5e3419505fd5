import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField, Moment, ReasonField } from './fields.ts';

/** Opens a read-only view of an account for 15 minutes; the member is notified. */
export const staffViewMember = endpoint({
  name: 'members.staffView',
  event: 'pii.read',
  summary: 'Gives a link to a read-only view of a member’s own pages, with a reason that the member is told.',
  method: 'POST',
  path: '/api-cwa/staff/member/view',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  recentProof: true,
  site: true,
  attemptsPerMinute: 10,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: {
    200: success(
      'The link works once, within a minute.',
      v.object({
        address: v.string(),
        /** When the view expires. */
        until: Moment,
      }),
    ),
    403: refusal('It is one’s own account, or on the staff.'),
    404: refusal('This brand has no such member.'),
    409: refusal('The account is closed, suspended, or its buyer has not made it one yet.'),
  },
});
