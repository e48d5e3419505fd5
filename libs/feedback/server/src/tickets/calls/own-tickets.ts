import { pageOf } from '@vinlore/database';
import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { saidText } from '../../said-text.ts';
import { memberWriting } from '../member-wrote.ts';
import { ticketView } from '../ticket-view.ts';
import { ownTicketsPage, summaryOf } from '../ticket-lists.ts';
import { findTicket, lockTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api/user/tickets: the member's own tickets. */
export function ownTicketsCall({ database }: TicketDeps): Handler<typeof ticketContract.ownTickets> {
  return async ({ state, cursor }, { actor, brand }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const found = pageOf(await ownTicketsPage(database, owner, { state, cursor }));
    return { tickets: found.rows.map(summaryOf), more: found.more };
  };
}

/** POST /api/user/ticket: one of them. */
export function ownTicketCall({ database }: TicketDeps): Handler<typeof ticketContract.ownTicket> {
  return async ({ number }, { actor, brand, text }) => {
    const found = await findTicket(database, { brand: brand.key, number, accountId: actor.accountId });
    return found ? ticketView(database, found) : refuse(404, text.t('tickets.none'));
  };
}

/**
 * POST /api/user/ticket-message: adds a member's message; support is notified by email, and the ticket needs a reply
 * again.
 */
export function writeInTicketCall(deps: TicketDeps): Handler<typeof ticketContract.writeInTicket> {
  const memberWrote = memberWriting(deps);
  return async ({ number, message_id: messageId, text: said, files }, { actor, brand, text }) => {
    const message = saidText(said, text);
    const own = { brand: brand.key, number, accountId: actor.accountId };
    return deps.database.transaction(async (tx) => {
      const ticket = await lockTicket(tx, own);
      if (!ticket) return refuse(404, text.t('tickets.none'));
      await memberWrote(tx, { brand, text }, ticket, { messageId, text: message, files, account: actor.email });
      return ticketView(tx, (await findTicket(tx, own))!);
    });
  };
}
