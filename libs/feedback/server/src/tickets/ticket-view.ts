import type { Database, Tx } from '@vinlore/database';
import type { Ticket, TicketMessage } from '@vinlore/feedback-domain';
import { filesOf } from '../files/file-store.ts';
import { creditsOf } from './ticket-credits.ts';
import { ratingOfTicket } from './ticket-ratings.ts';
import { summaryOf } from './ticket-lists.ts';
import { type KeptTicket, ticketMessages } from './ticket-store.ts';

/**
 * Returns messages for their member, without the agents.
 *
 * @param files the ticket's files
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

/** Returns the same for staff, with the origin and full text of emails. */
export const deskMessageViewer = (files: Awaited<ReturnType<typeof filesOf>>) => {
  const viewOf = messageViewer(files);
  return (message: Awaited<ReturnType<typeof ticketMessages>>[number]) => ({
    ...viewOf(message),
    mail: message.mail && { ...message.mail, left_out: [...message.mail.left_out] },
  });
};

/**
 * Returns a ticket with its conversation for its member.
 *
 * @param messages its messages, if already loaded
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
