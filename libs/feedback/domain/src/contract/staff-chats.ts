import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { HolderSchema } from '../assign/agent.ts';
import { ChatNumberSchema, ChatStateSchema, DeskChatSummarySchema } from '../chat/conversation.ts';
import { SearchField } from '../search-text.ts';

/** The brand's chats, for staff: those that need a reply first. */
export const staffChats = endpoint({
  name: 'feedback.staffChats',
  event: 'pii.read',
  summary: 'Conversations of this brand, the one that waits longest first.',
  method: 'GET',
  path: '/api-cwa/staff/chats',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  // Polled while the page is open.
  passive: true,
  request: v.strictObject({
    state: v.optional(ChatStateSchema),
    /** Assignee filter: the caller, or unassigned. */
    holder: v.optional(HolderSchema),
    /** Part of a number, email, or message; case-insensitive. */
    search: v.optional(SearchField, ''),
    /** Number to continue after. */
    cursor: v.optional(ChatNumberSchema),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        conversations: v.array(DeskChatSummarySchema),
        more: v.boolean(),
        /** Counts by status at the brand. */
        counts: v.object({ waiting: v.number(), answered: v.number(), closed: v.number() }),
      }),
    ),
  },
});
