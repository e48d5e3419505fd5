import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatNumberSchema, ChatStateSchema } from '../chat/conversation.ts';

/** Closes or reopens a chat. A new message also reopens it. */
export const staffChatState = endpoint({
  name: 'feedback.staffChatState',
  summary: 'Closes a conversation, or has it wait for an answer again.',
  method: 'POST',
  path: '/api-cwa/staff/chat/state',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: ChatNumberSchema, state: v.picklist(['waiting', 'closed']) }),
  answers: {
    200: success('As it stands now.', v.object({ number: v.string(), state: ChatStateSchema })),
    404: refusal('This brand has no such conversation.'),
  },
});
