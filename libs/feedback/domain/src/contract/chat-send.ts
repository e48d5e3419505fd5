import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatMessageIdSchema, ChatTextSchema, ConversationSchema } from '../chat/conversation.ts';

/** Sends a message to support; the first one opens the chat. */
export const chatSend = endpoint({
  name: 'feedback.chatSend',
  summary: 'Sends a message to support; the first one opens a conversation.',
  method: 'POST',
  path: '/api-cwa/chat/send',
  encoding: 'json',
  auth: 'none',
  knowsMembers: true,
  site: true,
  attemptsPerMinute: 12,
  sharedLimit: true,
  bodyLimit: 16_384,
  request: v.strictObject({ message_id: ChatMessageIdSchema, text: ChatTextSchema }),
  answers: {
    200: success('Kept, and on its way to support: the conversation with this message alone.', ConversationSchema),
    422: refusal('The conversation is full.'),
  },
});
