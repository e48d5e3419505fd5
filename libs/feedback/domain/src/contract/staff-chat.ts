import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ChatMessageSchema, ChatNumberSchema } from '../chat/conversation.ts';

/** One conversation of the brand, for staff. */
export const staffChat = endpoint({
  name: 'feedback.staffChat',
  summary: 'One conversation of this brand by its number.',
  method: 'GET',
  path: '/api-cwa/staff/chat',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({ number: ChatNumberSchema }),
  answers: {
    200: success(
      'The whole conversation.',
      v.object({ number: v.string(), email: v.nullable(v.string()), messages: v.array(ChatMessageSchema) }),
    ),
    404: refusal('This brand has no such conversation.'),
  },
});
