import { ticketContract } from '@vinlore/feedback-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { feedbackServerMessages } from '../messages/index.ts';
import { createTicketCall } from './calls/create-ticket.ts';
import { ownTicketCall, ownTicketsCall, writeInTicketCall } from './calls/own-tickets.ts';
import type { TicketDeps } from './calls/deps.ts';
import { staffTicketMergeCall } from './calls/staff-merge.ts';
import { staffTicketNoteCall } from './calls/staff-note.ts';
import { staffTicketAnswerCall, staffTicketCreditCall, staffTicketStateCall } from './calls/staff-acts.ts';
import { staffTicketCall, staffTicketsCall } from './calls/staff-tickets.ts';
import { ticketMigrations } from './migrations.ts';
import { createOpenTicket, type OpenTicket } from './open-ticket.ts';
import type { TicketModuleDeps } from './deps.ts';
import { ticketKeeper } from './ticket-keeper.ts';

/** Support tickets of one process. */
export interface Tickets {
  readonly module: ServerModule;
  /** For other modules whose members turn to support, such as a disputed record of a report. */
  readonly openTicket: OpenTicket;
}

/** Makes the module of support tickets. */
export function createTickets(deps: TicketModuleDeps): Tickets {
  const openTicket = createOpenTicket(deps);
  const ticketDeps: TicketDeps = { ...deps, openTicket };
  const module = defineModule({
    name: 'tickets',
    contract: ticketContract,
    handlers: {
      createSupportTicket: createTicketCall(ticketDeps),
      ownTickets: ownTicketsCall(ticketDeps),
      ownTicket: ownTicketCall(ticketDeps),
      writeInTicket: writeInTicketCall(ticketDeps),
      staffTickets: staffTicketsCall(ticketDeps),
      staffTicket: staffTicketCall(ticketDeps),
      staffTicketAnswer: staffTicketAnswerCall(ticketDeps),
      staffTicketState: staffTicketStateCall(ticketDeps),
      staffTicketCredit: staffTicketCreditCall(ticketDeps),
      staffTicketMerge: staffTicketMergeCall(ticketDeps),
      staffTicketNote: staffTicketNoteCall(ticketDeps),
    },
    migrations: ticketMigrations,
    messages: feedbackServerMessages,
    keepers: [ticketKeeper(deps.database)],
  });
  return { module, openTicket };
}
