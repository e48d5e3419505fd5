import type { OpenTicket } from '../open-ticket.ts';
import type { TicketModuleDeps } from '../deps.ts';

/** Dependencies shared by the ticket calls. */
export interface TicketDeps extends TicketModuleDeps {
  readonly openTicket: OpenTicket;
}
