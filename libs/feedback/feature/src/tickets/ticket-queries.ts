import { type Call, CallError } from '@vinlore/contract';
import { type Ticket, ticketContract, type TicketState } from '@vinlore/feedback-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All that is known of the member's tickets; what a new ticket or message makes stale. */
export const TICKETS_KEY = ['tickets'] as const;

/** The member's tickets, the last spoken in first, a page at a time; null: in every state. */
export function ticketListQuery(call: Call, state: TicketState | null) {
  return infiniteQueryOptions({
    queryKey: [...TICKETS_KEY, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call(ticketContract.ownTickets, { state: state ?? undefined, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ tickets, more }) => (more ? tickets.at(-1)?.number : undefined),
    // Support may have answered a moment ago.
    staleTime: 0,
  });
}

/** One of the member's own tickets; null where it is not theirs. */
export function ticketQuery(call: Call, number: string) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'one', number],
    queryFn: async ({ signal }): Promise<Ticket | null> => {
      try {
        return await call(ticketContract.ownTicket, { number }, { signal });
      } catch (error) {
        // 400: what stands in the address cannot be a number.
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
