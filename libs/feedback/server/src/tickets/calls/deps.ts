import type { OpenTicket } from '../open-ticket.ts';
import type { TicketModuleDeps } from '../deps.ts';

/** What the calls of tickets share. */
export interface TicketDeps extends TicketModuleDeps {
  readonly openTicket: OpenTicket;
}
