import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatNumberSchema, DeskChatSchema } from '../chat/conversation.ts';

/** One of the brand's chats, for staff. */
export const staffChat = endpoint({
  name: 'feedback.staffChat',
  event: 'pii.read',
  summary: 'One conversation of this brand by its number, or its messages after a place.',
  method: 'GET',
  path: '/api-cwa/staff/chat',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  // Polled while the page is open.
  passive: true,
  request: v.strictObject({
    number: ChatNumberSchema,
    /** Position of the last message the caller has; 0 for all. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  }),
  answers: {
    200: success('The conversation.', DeskChatSchema),
    404: refusal('This brand has no such conversation.'),
  },
});
