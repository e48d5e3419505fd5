import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { HolderSchema } from '../assign/agent.ts';
import { ChatNumberSchema, ChatStateSchema, DeskChatSummarySchema } from '../chat/conversation.ts';
import { SearchField } from '../search-text.ts';

/** Conversations of the brand, for staff: those that wait for an answer first. */
export const staffChats = endpoint({
  name: 'feedback.staffChats',
  event: 'pii.read',
  summary: 'Conversations of this brand, the one that waits longest first.',
  method: 'GET',
  path: '/api-cwa/staff/chats',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  // Asked again and again while somebody looks on.
  passive: true,
  request: v.strictObject({
    state: v.optional(ChatStateSchema),
    /** Whose: the caller's own, or nobody's. */
    holder: v.optional(HolderSchema),
    /** Part of a number, an email address or a message, in whichever case. */
    search: v.optional(SearchField, ''),
    /** Number of the conversation after which to go on. */
    cursor: v.optional(ChatNumberSchema),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        conversations: v.array(DeskChatSummarySchema),
        more: v.boolean(),
        /** How many of the brand stand in each state. */
        counts: v.object({ waiting: v.number(), answered: v.number(), closed: v.number() }),
      }),
    ),
  },
});
