import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { Cursor, IdField, Moment, ReasonField } from './fields.ts';

/** Status of a deletion request at the desk: unconfirmed, expired, scheduled (account closed), or how it ended. */
const DELETION_STATES = ['requested', 'lapsed', 'superseded', 'closed', 'restored', 'erased'] as const;

/** A deletion request in the desk's list. */
const ListedDeletionSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  /** Null once the account is erased. */
  email: v.nullable(v.string()),
  state: v.picklist(DELETION_STATES),
  requested_at: Moment,
  closed_at: v.nullable(Moment),
  /** When the account will be erased; until then it can be reactivated. */
  erase_at: v.nullable(Moment),
  /** When it was restored or erased. */
  ended_at: v.nullable(Moment),
});
export type ListedDeletion = v.InferOutput<typeof ListedDeletionSchema>;

/** Lists the brand's deletion requests for staff. */
export const staffDeletions = endpoint({
  name: 'deletions.staffList',
  event: 'pii.read',
  summary: 'Requests for deletion of this brand: closed accounts by when they are erased, others the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/deletions',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** `closed`: scheduled; `requested`: not confirmed yet; `over`: all others. */
    state: v.optional(v.picklist(['closed', 'requested', 'over']), 'closed'),
    cursor: v.optional(IdField),
  }),
  answers: { 200: success('At most 50.', v.object({ deletions: v.array(ListedDeletionSchema), cursor: Cursor })) },
});

const own = refusal('It is about an account of one’s own.');
const none = refusal('No account of this brand waits to be erased by such a request.');

/** Starts a deletion on a member's behalf; nothing happens until they confirm it by email. */
export const staffStartDeletion = endpoint({
  name: 'deletions.staffStart',
  summary: 'Asks a member by mail to confirm that their account is to be deleted, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/member/start-deletion',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ account_id: IdField, reason: ReasonField }),
  answers: {
    200: success('Until when the mail’s link works; a repeat mails nothing.', v.object({ confirm_until: Moment })),
    403: refusal('It is one’s own account, or on the staff.'),
    404: refusal('This brand has no such member.'),
    409: refusal('The account is closed, or was asked often enough today.'),
  },
});

/** Reactivates a closed account; the member gets an email. */
export const staffStopDeletion = endpoint({
  name: 'deletions.staffStop',
  summary: 'Opens a closed account again, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/deletion/stop',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: { 200: success('It is open.', v.null()), 403: own, 404: none },
});

/** Erases a closed account before its 14 days are up. */
export const staffEraseNow = endpoint({
  name: 'deletions.staffErase',
  summary: 'Erases a closed account at once, with a reason; nothing brings it back.',
  method: 'POST',
  path: '/api-cwa/staff/deletion/erase',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  recentProof: true,
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: { 200: success('It is erased.', v.null()), 403: own, 404: none },
});
