import { pageOf } from '@vinlore/database';
import type { ticketContract } from '@vinlore/feedback-domain';
import { textsIn } from '@vinlore/mail';
import { type Handler, refuse } from '@vinlore/server-kit';
import { attachFiles } from '../../files/file-store.ts';
import { feedbackServerMessages } from '../../messages/index.ts';
import { saidText } from '../../said-text.ts';
import { memberWroteLetter } from '../letters.ts';
import { ticketView } from '../ticket-view.ts';
import { ownTicketsPage, summaryOf } from '../ticket-lists.ts';
import { addTicketMessage, findTicket, lockTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api/user/tickets: the member's own. */
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

/** POST /api/user/ticket-message: the member goes on; support is told by mail, and the ticket waits for it again. */
export function writeInTicketCall(deps: TicketDeps): Handler<typeof ticketContract.writeInTicket> {
  const { database, mail, clock } = deps;
  const textIn = textsIn(feedbackServerMessages);
  return async ({ number, message_id: messageId, text: said, files }, { actor, brand, text }) => {
    const message = saidText(said, text);
    const own = { brand: brand.key, number, accountId: actor.accountId };
    return database.transaction(async (tx) => {
      const ticket = await lockTicket(tx, own);
      if (!ticket) return refuse(404, text.t('tickets.none'));
      const next = { state: 'open', at: clock() } as const;
      const added = await addTicketMessage(tx, ticket, { messageId, from: 'member', text: message }, next);
      if (added === 'full') return refuse(422, text.t('tickets.full', { email: brand.support_email }));
      if (added === 'added') {
        const by = { brand: brand.key, by: actor.accountId };
        if (!(await attachFiles(tx, by, files, { ticketId: ticket.id, messageId })))
          return refuse(422, text.t('files.gone'));
        const voice = { brand, text: await textIn(brand.language) };
        const letter = { account: actor.email, message, files: files.length };
        await mail.send(tx, memberWroteLetter(voice, ticket, letter));
      }
      return ticketView(tx, (await findTicket(tx, own))!);
    });
  };
}
