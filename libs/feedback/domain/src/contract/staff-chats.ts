import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Conversations of the brand, for staff: those that wait for an answer first. */
export const staffChats = endpoint({
  name: 'feedback.staffChats',
  summary: 'Conversations of this brand, those that wait for an answer first.',
  method: 'GET',
  path: '/api-cwa/staff/chats',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** `yes`: only those that wait for an answer. */
    waiting: v.optional(v.literal('yes')),
  }),
  answers: {
    200: success(
      'At most 100 conversations, the one that waits longest first.',
      v.object({
        conversations: v.array(
          v.object({
            number: v.string(),
            waiting: v.boolean(),
            /** Whether the visitor is a member. */
            member: v.boolean(),
            /** Where answers go by mail; null where the visitor left none. */
            email: v.nullable(v.string()),
            messages: v.number(),
            last_message_at: v.string(),
          }),
        ),
      }),
    ),
  },
});
