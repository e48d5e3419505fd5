import type { Database, Tx } from '@vinlore/database';
import type { Ticket } from '@vinlore/feedback-domain';
import { creditsOf } from './ticket-credits.ts';
import { summaryOf } from './ticket-lists.ts';
import { type KeptTicket, ticketMessages } from './ticket-store.ts';

/** A ticket with its conversation, as its member sees it. */
export async function shownTicket(source: Database | Tx, ticket: KeptTicket): Promise<Ticket> {
  const said = await ticketMessages(source, ticket.id);
  return {
    ...summaryOf(ticket),
    conversation: said.map(({ seq, sender, text, sent_at }) => ({
      seq,
      from: sender,
      text,
      sent_at: sent_at.toISOString(),
    })),
    credits_given: (await creditsOf(source, ticket.id)).given,
  };
}

/** A ticket as support sees it. */
export async function shownToStaff(source: Database | Tx, ticket: KeptTicket) {
  const { account_id, email, name, phone } = ticket;
  return { ...(await shownTicket(source, ticket)), account_id, email, name, phone };
}
