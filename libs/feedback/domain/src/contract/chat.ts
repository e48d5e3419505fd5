import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ConversationSchema } from '../chat/conversation.ts';

/** The caller's chat with support: identified by a member's token, or by a visitor's signed cookie. */
export const chat = endpoint({
  name: 'feedback.chat',
  summary: 'The caller’s conversation with support, or its messages after a place.',
  method: 'GET',
  path: '/api-cwa/chat',
  encoding: 'query',
  auth: 'none',
  knowsMembers: true,
  // Polled while the panel is open.
  passive: true,
  request: v.strictObject({
    /** Position of the last message the caller has; 0 for all. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  }),
  answers: { 200: success('The conversation; null where there is none yet.', v.nullable(ConversationSchema)) },
});
