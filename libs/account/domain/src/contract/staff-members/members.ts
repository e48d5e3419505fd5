import { LANGUAGES } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { WaitingEmailSchema } from './email-changes.ts';
import { Cursor, IdField, MemberSearchField, Moment, ReasonField } from './fields.ts';

/** Where a dealer stands: not looked at yet, looked at and approved, or withdrawn by staff. */
export const DEALER_STATES = ['new', 'approved', 'withdrawn'] as const;
export type DealerState = (typeof DEALER_STATES)[number];

/** By what a search found its members, where it was no part of a name, an email or a phone number. */
const FOUND_BY = ['vin', 'order', 'sticker', 'report', 'ticket'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** A member in the desk's list; '' where nothing is known. */
const ListedMemberSchema = v.object({
  id: v.string(),
  email: v.string(),
  first: v.string(),
  last: v.string(),
  company: v.string(),
  is_dealer: v.boolean(),
  on_staff: v.boolean(),
  created_at: Moment,
  /** Since when the account is closed; it is erased 14 days later. */
  closed_at: v.nullable(Moment),
  /** Since when staff keep them out; null while they do not. */
  suspended_at: v.nullable(Moment),
});
export type ListedMember = v.InferOutput<typeof ListedMemberSchema>;

/** Members of the brand, for staff. */
export const staffMembers = endpoint({
  name: 'members.staffList',
  event: 'pii.read',
  summary: 'Members of this brand, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/members',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    kind: v.optional(v.picklist(['all', 'dealers', 'closed']), 'all'),
    /** Part of an email, a name, a company or a phone number; or a whole VIN, or number of an order, document or ticket. */
    search: v.optional(MemberSearchField, ''),
    /** Id of the member after whom to go on. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        members: v.array(ListedMemberSchema),
        cursor: Cursor,
        /** What the search was understood as, besides words. */
        found_by: v.array(v.picklist(FOUND_BY)),
      }),
    ),
  },
});

const StaffSessionSchema = v.object({
  id: v.string(),
  /** What browser and system called themselves, in a word each; '' where they did not. */
  browser: v.string(),
  system: v.string(),
  created_at: Moment,
  last_seen_at: Moment,
});
export type StaffSession = v.InferOutput<typeof StaffSessionSchema>;

/** All that the desk knows of one member from their account. */
const StaffMemberSchema = v.object({
  ...ListedMemberSchema.entries,
  phone: v.string(),
  /** Why they are suspended, as staff wrote it: the member is not told. */
  suspended_reason: v.nullable(v.string()),
  /** Another email that waits for its mailbox to confirm it; null where none does. */
  email_change: v.nullable(
    v.object({
      ...WaitingEmailSchema.entries,
      /** Who on the staff asked for it, and why; null where the member did. */
      staff: v.nullable(v.object({ name: v.string(), reason: v.string() })),
    }),
  ),
  /** The language that they last used; null until that is known. */
  language: v.nullable(v.picklist(LANGUAGES)),
  /** Null for who never was a dealer. */
  dealer: v.nullable(
    v.object({
      state: v.picklist(DEALER_STATES),
      since: Moment,
      approved_at: v.nullable(Moment),
      withdrawn_at: v.nullable(Moment),
    }),
  ),
  /** The request that closed the account; null while it is open. */
  deletion: v.nullable(v.object({ id: v.string(), requested_at: Moment, erase_at: Moment })),
  /** The account that this one was merged into; null: it was not. */
  merged_into: v.nullable(v.string()),
  /** Where they are signed in, the last used first. */
  sessions: v.array(StaffSessionSchema),
});
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

const none = refusal('This brand has no such member.');

/** One member, for staff. */
export const staffMember = endpoint({
  name: 'members.staffOne',
  event: 'pii.read',
  summary: 'One member of this brand.',
  method: 'GET',
  path: '/api-cwa/staff/member',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({ id: IdField }),
  answers: { 200: success('The member.', StaffMemberSchema), 404: none },
});

/** Logs a member out somewhere, or everywhere. */
export const staffEndSessions = endpoint({
  name: 'members.staffEndSessions',
  summary: 'Ends a member’s session, or all of them.',
  method: 'POST',
  path: '/api-cwa/staff/member/end-sessions',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    id: IdField,
    /** Absent: all. */
    session_id: v.optional(IdField),
    reason: ReasonField,
  }),
  answers: {
    200: success('How many were ended now.', v.object({ ended: v.number() })),
    403: refusal('Sessions of staff are ended by owners, and one’s own not from here.'),
    404: none,
  },
});
