import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatNumberSchema } from '../chat/conversation.ts';

/** Reports that the caller is writing in a chat, to avoid duplicate replies. Expires after half a minute. */
export const staffChatWriting = endpoint({
  name: 'feedback.staffChatWriting',
  summary: 'Tells colleagues that the caller is writing in a conversation.',
  method: 'POST',
  path: '/api-cwa/staff/chat/writing',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: ChatNumberSchema }),
  answers: { 200: success('Noted.', v.null()), 404: refusal('This brand has no such conversation.') },
});
