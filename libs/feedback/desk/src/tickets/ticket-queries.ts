import { type Call, CallError } from '@vinlore/contract';
import { type DeskTicket, ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from '../tickets-key.ts';

/** Base path of tickets at the desk. */
export const TICKETS = '/staff/tickets';

/** Refresh interval of an open ticket, in milliseconds. */
const FOLLOW_MS = 15_000;

/** Query of one ticket, refreshed while it's open; null if the brand has no such ticket. */
export function deskTicketQuery(call: Call, number: string) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'one', number],
    queryFn: async ({ signal }): Promise<DeskTicket | null> => {
      try {
        return await call(ticketContract.staffTicket, { number }, { signal });
      } catch (error) {
        // 400: the number in the URL is malformed.
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: FOLLOW_MS,
  });
}
