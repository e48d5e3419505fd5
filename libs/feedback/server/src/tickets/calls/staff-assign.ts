import type { ticketContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import { assign } from '../../assign/assign.ts';
import { actOn } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/assign: assigns or unassigns a ticket. */
export function staffTicketAssignCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketAssign> {
  return ({ number, to, was }, context) =>
    actOn(deps, context, number, (tx, ticket) => assign(tx, deps, context, 'ticket', ticket, { to, was }));
}

/** GET /api-cwa/staff/support/agents: the agents for tickets and chats. */
export function staffAgentsCall({ database, agentsOf }: TicketDeps): Handler<typeof ticketContract.staffAgents> {
  return async (_input, { brand }) => ({ agents: [...(await agentsOf(database, brand.key))] });
}
