import { type Call, CallError } from '@vinlore/contract';
import { type DeskTicket, ticketContract } from '@vinlore/feedback-domain';
import { queryOptions } from '@tanstack/react-query';
import { TICKETS_KEY } from '../tickets-key.ts';

/** Where tickets are at the desk. */
export const TICKETS = '/staff/tickets';

/** How often an open ticket is asked for what is new. */
const FOLLOW_MS = 15_000;

/** One ticket, followed while it is open; null where the brand has none such. */
export function deskTicketQuery(call: Call, number: string) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'one', number],
    queryFn: async ({ signal }): Promise<DeskTicket | null> => {
      try {
        return await call(ticketContract.staffTicket, { number }, { signal });
      } catch (error) {
        // 400: what stands in the address cannot be a number.
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: FOLLOW_MS,
  });
}
