import type { Database, Tx } from '@vinlore/database';
import type { Ticket, TicketMessage } from '@vinlore/feedback-domain';
import { creditsOf } from './ticket-credits.ts';
import { summaryOf } from './ticket-lists.ts';
import { type KeptTicket, ticketMessages } from './ticket-store.ts';

/** A message as its member sees it: who of the staff said it is nobody's business but theirs. */
export const messageView = ({
  seq,
  sender,
  text,
  sent_at: at,
}: Awaited<ReturnType<typeof ticketMessages>>[number]): TicketMessage => ({
  seq,
  from: sender,
  text,
  sent_at: at.toISOString(),
});

/** A ticket with its conversation, as its member sees it. */
export async function ticketView(source: Database | Tx, ticket: KeptTicket): Promise<Ticket> {
  const said = await ticketMessages(source, ticket.id);
  return {
    ...summaryOf(ticket),
    conversation: said.map(messageView),
    credits_given: (await creditsOf(source, ticket.id)).given,
  };
}
