import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ConversationSchema } from '../chat/conversation.ts';

/** The caller's conversation with support: a member's by the token, anybody else's by a signed cookie. */
export const chat = endpoint({
  name: 'feedback.chat',
  summary: 'The caller’s conversation with support, or its messages after a place.',
  method: 'GET',
  path: '/api-cwa/chat',
  encoding: 'query',
  auth: 'none',
  knowsMembers: true,
  // Asked again and again while the panel is open.
  passive: true,
  request: v.strictObject({
    /** Place of the last message that the caller has; 0 for all. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  }),
  answers: { 200: success('The conversation; null where there is none yet.', v.nullable(ConversationSchema)) },
});
