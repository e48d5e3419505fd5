import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatMessageIdSchema, ChatMessageSchema, ChatNumberSchema, ChatTextSchema } from '../chat/conversation.ts';

/** Replies in a chat: in the visitor's panel, and by email if the visitor has left. */
export const staffChatAnswer = endpoint({
  name: 'feedback.staffChatAnswer',
  summary: 'Answers a conversation; a visitor who has left gets the answer by mail.',
  method: 'POST',
  path: '/api-cwa/staff/chat/answer',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  bodyLimit: 16_384,
  request: v.strictObject({ number: ChatNumberSchema, message_id: ChatMessageIdSchema, text: ChatTextSchema }),
  answers: {
    200: success('Kept; the answer as the visitor gets it.', ChatMessageSchema),
    404: refusal('This brand has no such conversation.'),
    422: refusal('The conversation is full, or the answer has something to fill in.'),
  },
});
