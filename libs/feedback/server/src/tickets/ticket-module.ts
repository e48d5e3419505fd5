import { ticketContract } from '@vinlore/feedback-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { feedbackServerMessages } from '../messages/index.ts';
import { createTicketCall } from './calls/create-ticket.ts';
import { ownTicketCall, ownTicketsCall, writeInTicketCall } from './calls/own-tickets.ts';
import type { TicketParts } from './calls/parts.ts';
import { staffTicketMergeCall } from './calls/staff-merge.ts';
import { staffTicketAnswerCall, staffTicketCreditCall, staffTicketStateCall } from './calls/staff-acts.ts';
import { staffTicketCall, staffTicketsCall } from './calls/staff-tickets.ts';
import { ticketMigrations } from './migrations.ts';
import { createOpenTicket, type OpenTicket } from './open-ticket.ts';
import type { TicketPorts } from './ports.ts';
import { ticketKeeper } from './ticket-keeper.ts';

/** Support tickets of one process. */
export interface Tickets {
  readonly module: ServerModule;
  /** For other modules whose members turn to support, such as a disputed record of a report. */
  readonly openTicket: OpenTicket;
}

/** Makes the module of support tickets. */
export function createTickets(ports: TicketPorts): Tickets {
  const openTicket = createOpenTicket(ports);
  const parts: TicketParts = { ...ports, openTicket };
  const module = defineModule({
    name: 'tickets',
    contract: ticketContract,
    handlers: {
      createSupportTicket: createTicketCall(parts),
      ownTickets: ownTicketsCall(parts),
      ownTicket: ownTicketCall(parts),
      writeInTicket: writeInTicketCall(parts),
      staffTickets: staffTicketsCall(parts),
      staffTicket: staffTicketCall(parts),
      staffTicketAnswer: staffTicketAnswerCall(parts),
      staffTicketState: staffTicketStateCall(parts),
      staffTicketCredit: staffTicketCreditCall(parts),
      staffTicketMerge: staffTicketMergeCall(parts),
    },
    migrations: ticketMigrations,
    messages: feedbackServerMessages,
    keepers: [ticketKeeper(ports.database)],
  });
  return { module, openTicket };
}
