import type { ticketContract } from '@vinlore/feedback-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { noteWriting } from '../../writing/writing-store.ts';
import { findTicket } from '../ticket-store.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/writing: shows colleagues for half a minute that the caller is writing. */
export function staffTicketWritingCall({
  database,
  clock,
}: TicketDeps): Handler<typeof ticketContract.staffTicketWriting> {
  return ({ number }, { brand, actor, text }) =>
    database.transaction(async (tx) => {
      const ticket = await findTicket(tx, { brand: brand.key, number });
      if (!ticket) return refuse(404, text.t('tickets.none'));
      await noteWriting(tx, 'ticket_writing', ticket.id, actor.accountId, clock());
      return null;
    });
}
