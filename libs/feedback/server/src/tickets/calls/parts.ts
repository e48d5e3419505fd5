import type { OpenTicket } from '../open-ticket.ts';
import type { TicketPorts } from '../ports.ts';

/** What the calls of tickets share. */
export interface TicketParts extends TicketPorts {
  readonly openTicket: OpenTicket;
}
