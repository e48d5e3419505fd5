import { LANGUAGES } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { WaitingEmailSchema } from './email-changes.ts';
import { Cursor, IdField, MemberSearchField, Moment, ReasonField } from './fields.ts';

/** Status of a dealer: not reviewed, approved, or revoked by staff. */
export const DEALER_STATES = ['new', 'approved', 'withdrawn'] as const;
export type DealerState = (typeof DEALER_STATES)[number];

/** What a search matched, if not part of a name, email, or phone number. */
const FOUND_BY = ['vin', 'order', 'sticker', 'report', 'ticket'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** A member in the desk's list; '' for unknown values. */
const ListedMemberSchema = v.object({
  id: v.string(),
  email: v.string(),
  first: v.string(),
  last: v.string(),
  company: v.string(),
  is_dealer: v.boolean(),
  on_staff: v.boolean(),
  created_at: Moment,
  /** When the account was closed; it is erased 14 days later. */
  closed_at: v.nullable(Moment),
  /** When staff suspended the account; null if it isn't suspended. */
  suspended_at: v.nullable(Moment),
});
export type ListedMember = v.InferOutput<typeof ListedMemberSchema>;

/** Lists the brand's members for staff. */
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
    /** Part of an email, name, company, or phone number; or a complete VIN, or an order, document, or ticket number. */
    search: v.optional(MemberSearchField, ''),
    /** Cursor: id of the last member of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        members: v.array(ListedMemberSchema),
        cursor: Cursor,
        /** What the search matched, other than text. */
        found_by: v.array(v.picklist(FOUND_BY)),
      }),
    ),
  },
});

const StaffSessionSchema = v.object({
  id: v.string(),
  /** Browser and operating system, one word each; '' if unknown. */
  browser: v.string(),
  system: v.string(),
  created_at: Moment,
  last_seen_at: Moment,
});
export type StaffSession = v.InferOutput<typeof StaffSessionSchema>;

/** Everything the desk knows about a member from their account. */
const StaffMemberSchema = v.object({
  ...ListedMemberSchema.entries,
  phone: v.string(),
  /** Reason for the suspension, as staff wrote it; not shown to the member. */
  suspended_reason: v.nullable(v.string()),
  /** A pending email change; null if there is none. */
  email_change: v.nullable(
    v.object({
      ...WaitingEmailSchema.entries,
      /** Staff member who requested it, and why; null if the member did. */
      staff: v.nullable(v.object({ name: v.string(), reason: v.string() })),
    }),
  ),
  /** Last language used; null if unknown. */
  language: v.nullable(v.picklist(LANGUAGES)),
  /** Null if they never registered as a dealer. */
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
  /** The account that this one was merged into; null if it wasn't merged. */
  merged_into: v.nullable(v.string()),
  /** Active sessions, most recently used first. */
  sessions: v.array(StaffSessionSchema),
});
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

const none = refusal('This brand has no such member.');

/** Returns one member, for staff. */
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

/** Ends one or all sessions of a member. */
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
