import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { AgentSchema, AssignFields } from '../assign/agent.ts';
import { ChatNumberSchema } from '../chat/conversation.ts';

/** Assigns a chat to an agent, including oneself, or unassigns it. The visitor isn't notified. */
export const staffChatAssign = endpoint({
  name: 'feedback.staffChatAssign',
  summary: 'Assigns a conversation to a colleague, or to nobody.',
  method: 'POST',
  path: '/api-cwa/staff/chat/assign',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: ChatNumberSchema, ...AssignFields }),
  answers: {
    200: success('Who has it now.', v.object({ number: v.string(), assignee: v.nullable(AgentSchema) })),
    404: refusal('This brand has no such conversation.'),
    409: refusal('Somebody else has it meanwhile; the words say who.'),
    422: refusal('Whom it is given to does not answer for support here.'),
  },
});
