import type { Database, Tx } from '@vinlore/database';
import type { Ticket, TicketMessage } from '@vinlore/feedback-domain';
import { filesOf } from '../files/file-store.ts';
import { creditsOf } from './ticket-credits.ts';
import { ratingOfTicket } from './ticket-ratings.ts';
import { summaryOf } from './ticket-lists.ts';
import { type KeptTicket, ticketMessages } from './ticket-store.ts';

/**
 * Messages as their member sees them: who of the staff said one is nobody's business but theirs.
 *
 * @param files those of the ticket
 */
const messageViewer =
  (files: Awaited<ReturnType<typeof filesOf>>) =>
  ({
    seq,
    message_id: id,
    sender,
    text,
    mail,
    sent_at: at,
  }: Awaited<ReturnType<typeof ticketMessages>>[number]): TicketMessage => ({
    seq,
    from: sender,
    text,
    files: files(id),
    mail: mail && { left_out: [...mail.left_out] },
    sent_at: at.toISOString(),
  });

/** The same for staff, who see where a mail came from, and all of it. */
export const deskMessageViewer = (files: Awaited<ReturnType<typeof filesOf>>) => {
  const viewOf = messageViewer(files);
  return (message: Awaited<ReturnType<typeof ticketMessages>>[number]) => ({
    ...viewOf(message),
    mail: message.mail && { ...message.mail, left_out: [...message.mail.left_out] },
  });
};

/**
 * A ticket with its conversation, as its member sees it.
 *
 * @param messages its messages, where somebody has read them already
 */
export async function ticketView(
  source: Database | Tx,
  ticket: KeptTicket,
  messages?: Awaited<ReturnType<typeof ticketMessages>>,
): Promise<Ticket> {
  const said = messages ?? (await ticketMessages(source, ticket.id));
  return {
    ...summaryOf(ticket),
    conversation: said.map(messageViewer(await filesOf(source, ticket.id))),
    credits_given: (await creditsOf(source, ticket.id)).given,
    rating: await ratingOfTicket(source, ticket.id),
  };
}
