import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Returns the number of unread replies. Doesn't mark them as seen, so they are still emailed. */
export const chatUnread = endpoint({
  name: 'feedback.chatUnread',
  summary: 'How many answers of support the caller has not seen yet.',
  method: 'GET',
  path: '/api-cwa/chat/unread',
  encoding: 'query',
  auth: 'none',
  knowsMembers: true,
  // Polled while the chat is minimized.
  passive: true,
  request: v.strictObject({}),
  answers: {
    200: success('The count; 0 without a conversation.', v.object({ unread: v.number() })),
  },
});
