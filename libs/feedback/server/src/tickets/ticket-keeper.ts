import type { Database } from '@vinlore/database';
import { type DataKeeper, movedRows } from '@vinlore/server-kit';
import { releaseFrom } from '../assign/assign.ts';
import { forgetNoteWriter } from '../notes/note-store.ts';
import { leaveTeams } from '../teams/team-store.ts';
import { stopWriting } from '../writing/writing-store.ts';
import { ticketView } from './ticket-view.ts';
import { deleteTickets, forgetColleague, ticketMessages, ticketsOf } from './ticket-store.ts';

/**
 * Handles tickets as personal data: a member's are exported, and erased with the account. Internal notes are erased
 * with them and not exported (ADR 11). Replies and notes by staff who leave are kept without a name.
 */
export function ticketKeeper(database: Database): DataKeeper {
  return {
    name: 'tickets',
    merge: movedRows('tickets', 'ticket'),
    exportOf: async ({ id, brand }) => {
      const exported = [];
      for (const ticket of await ticketsOf(database, brand.key, id)) {
        const { account_id, email, name, phone } = ticket;
        const said = await ticketMessages(database, ticket.id);
        const mails = said.flatMap(({ seq, mail }) => (mail ? [{ seq, ...mail }] : []));
        exported.push({ ...(await ticketView(database, ticket, said)), mails, account_id, email, name, phone });
      }
      return exported;
    },
    erase: async (tx, { id, brand }) => {
      await deleteTickets(tx, brand.key, id);
      await forgetColleague(tx, id);
      await forgetNoteWriter(tx, 'ticket_note', id);
      await releaseFrom(tx, 'ticket', id);
      await leaveTeams(tx, id);
      await stopWriting(tx, 'ticket_writing', id);
    },
  };
}
