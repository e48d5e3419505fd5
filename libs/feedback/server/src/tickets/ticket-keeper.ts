import type { Database } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { shownToStaff } from './shown-ticket.ts';
import { deleteTickets, ticketsOf } from './ticket-store.ts';

/** Answers for support tickets: all of a member's are exported, and erased with the account. */
export function ticketKeeper(database: Database): DataKeeper {
  return {
    name: 'tickets',
    exportOf: async ({ id, brand }) => {
      const exported = [];
      for (const ticket of await ticketsOf(database, brand.key, id))
        exported.push(await shownToStaff(database, ticket));
      return exported;
    },
    erase: (tx, { id, brand }) => deleteTickets(tx, brand.key, id),
  };
}
