import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema } from '../../credentials.ts';
import { IdField, Moment, ReasonField } from './fields.ts';

const own = refusal('It is one’s own account or mailbox, or on the staff.');
const none = refusal('This brand has no such member.');

/** A pending email change that the new address hasn't confirmed. */
export const WaitingEmailSchema = v.object({
  email: v.string(),
  /** When the emailed link expires. */
  until: Moment,
});

/** Requests an email change on a member's behalf; nothing changes until the new address confirms it. */
export const staffChangeEmail = endpoint({
  name: 'members.staffChangeEmail',
  summary:
    'Mails a link to a member’s new email, with a reason; the link changes it, and the former address can undo that.',
  method: 'POST',
  path: '/api-cwa/staff/member/change-email',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  recentProof: true,
  site: true,
  request: v.strictObject({ id: IdField, email: EmailSchema, reason: ReasonField }),
  answers: {
    200: success('What waits; a repeat mails nothing.', WaitingEmailSchema),
    403: own,
    404: none,
    409: refusal('The account is closed, or another change waits.'),
    422: refusal('The address is the account’s own already, another account’s, or kept for one.'),
  },
});

/** Resends the link, no matter who requested the change. */
export const staffResendEmail = endpoint({
  name: 'members.staffResendEmail',
  summary: 'Mails the link of a member’s waiting email once more; the former link is worthless then.',
  method: 'POST',
  path: '/api-cwa/staff/member/resend-email',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  attemptsPerMinute: 5,
  request: v.strictObject({ id: IdField }),
  answers: {
    200: success('What waits.', WaitingEmailSchema),
    403: own,
    404: none,
    409: refusal('No change waits.'),
  },
});

/** Cancels a change before the new address confirms it. */
export const staffCancelEmail = endpoint({
  name: 'members.staffCancelEmail',
  summary: 'Calls a member’s waiting email off, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/member/cancel-email',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: { 200: success('None waits; a repeat changes nothing.', v.null()), 403: own, 404: none },
});
