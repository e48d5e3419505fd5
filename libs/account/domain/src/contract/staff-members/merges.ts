import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema } from '../../credentials.ts';
import { IdField, Moment, ReasonField } from './fields.ts';

/** What moves to the remaining account, in display order. */
export const MERGE_MOVES = [
  'orders',
  'invoices',
  'credits_vhr',
  'credits_sticker',
  'credits_global',
  'subscriptions',
  'reports',
  'stickers',
  'shares',
  'lists',
  'inventory',
  'vehicles',
  'watches',
  'tickets',
  'chats',
  'feedback',
  'webhooks',
  'sessions',
] as const;
export type MergeMove = (typeof MERGE_MOVES)[number];

/** Conflicts: things that the remaining account can't take over as they are. */
export const MERGE_CONFLICTS = ['vehicles', 'garage_link', 'chat', 'inventory', 'dealer'] as const;
export type MergeConflict = (typeof MERGE_CONFLICTS)[number];

const refusals = {
  403: refusal('One of the accounts is one’s own, or on the staff.'),
  404: refusal('This brand has no such account.'),
  409: refusal('One of the accounts is closed, suspended, or being changed, or something has to be ended first.'),
  422: refusal('Both are the same account, or the one that stays holds only purchases.'),
};

/** Preview of a merge; nothing changes. */
const MergePreviewSchema = v.object({
  /** The account that would be closed. */
  from: v.object({
    id: v.string(),
    email: v.string(),
    name: v.string(),
    /** Whether it holds guest purchases and has no login. */
    holder: v.boolean(),
    created_at: Moment,
  }),
  /** Counts of what moves; zeros are omitted. */
  moves: v.array(v.object({ what: v.picklist(MERGE_MOVES), count: v.number() })),
  conflicts: v.array(v.object({ what: v.picklist(MERGE_CONFLICTS), count: v.number() })),
});
export type MergePreview = v.InferOutput<typeof MergePreviewSchema>;

/** Previews what a merge would move. */
export const staffMergePreview = endpoint({
  name: 'members.staffMergePreview',
  event: 'pii.read',
  summary: 'What would move if another account of the brand were merged into a member’s; nothing changes.',
  method: 'GET',
  path: '/api-cwa/staff/member/merge-preview',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** The account that remains. */
    id: IdField,
    /** Email of the account to merge into it. */
    email: EmailSchema,
  }),
  answers: { 200: success('What moves, and what both have.', MergePreviewSchema), ...refusals },
});

/** Merges one account into another of the same person. */
export const staffMergeMembers = endpoint({
  name: 'members.staffMerge',
  summary:
    'Merges another account into a member’s, with a reason: what it has moves, and it is closed. Takes two people.',
  method: 'POST',
  path: '/api-cwa/staff/member/merge',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'support',
  site: true,
  request: v.strictObject({
    /** The account that remains. */
    id: IdField,
    /** The account that gets closed. */
    from_id: IdField,
    reason: ReasonField,
  }),
  answers: { 200: success('They are one; a repeat changes nothing.', v.object({ id: v.string() })), ...refusals },
});
