import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { AgentSchema, AssignFields } from '../../assign/agent.ts';
import { DeskTicketSchema, TicketNumberSchema } from '../../tickets/ticket.ts';

/** Assigns a ticket to an agent, including oneself, or unassigns it. The member isn't notified. */
export const staffTicketAssign = endpoint({
  name: 'tickets.staffAssign',
  summary: 'Assigns a ticket to a colleague, or to nobody.',
  method: 'POST',
  path: '/api-cwa/staff/ticket/assign',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ number: TicketNumberSchema, ...AssignFields }),
  answers: {
    200: success('The ticket.', DeskTicketSchema),
    404: refusal('This brand has no such ticket.'),
    409: refusal('Somebody else has it meanwhile; the words say who.'),
    422: refusal('Whom it is given to does not answer for support here.'),
  },
});

/** The brand's agents, who can be assigned tickets and chats. */
export const staffAgents = endpoint({
  name: 'tickets.staffAgents',
  summary: 'Who answers for support at this brand, by name.',
  method: 'GET',
  path: '/api-cwa/staff/support/agents',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({}),
  answers: { 200: success('At most 200.', v.object({ agents: v.array(AgentSchema) })) },
});
