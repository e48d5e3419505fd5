import { pageOf } from '@vinlore/database';
import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { deskTicket } from '../desk-ticket.ts';
import { deskSummariesOf, staffTicketsPage, ticketCounts } from '../ticket-lists.ts';
import { findTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** GET /api-cwa/staff/tickets: the brand's tickets in working order. */
export function staffTicketsCall({
  database,
  colleagueNames,
}: TicketDeps): Handler<typeof ticketContract.staffTickets> {
  return async ({ state, about, holder: kind, team, tag, search, cursor }, { brand, actor }) => {
    const [found, counts] = await Promise.all([
      staffTicketsPage(database, brand.key, {
        state,
        about,
        holder: kind && { kind, accountId: actor.accountId },
        team,
        tag,
        search,
        cursor,
      }),
      ticketCounts(database, brand.key),
    ]);
    const { rows, more } = pageOf(found);
    return { tickets: await deskSummariesOf(database, brand, rows, colleagueNames), more, counts };
  };
}

/** GET /api-cwa/staff/ticket: one of them. */
export function staffTicketCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicket> {
  const { database } = deps;
  return async ({ number }, { brand, text }) => {
    const found = await findTicket(database, { brand: brand.key, number });
    return found ? deskTicket(database, brand, found, deps) : refuse(404, text.t('tickets.none'));
  };
}
