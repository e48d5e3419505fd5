import { type Call, CallError } from '@vinlore/contract';
import { type Ticket, ticketContract, type TicketState } from '@vinlore/feedback-domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Query key of the member's tickets, to invalidate after a new ticket or message. */
export const TICKETS_KEY = ['tickets'] as const;

/** Query of the member's tickets, most recent first, paginated; null for every status. */
export function ticketListQuery(call: Call, state: TicketState | null) {
  return infiniteQueryOptions({
    queryKey: [...TICKETS_KEY, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call(ticketContract.ownTickets, { state: state ?? undefined, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ tickets, more }) => (more ? tickets.at(-1)?.number : undefined),
    // Support may have just replied.
    staleTime: 0,
  });
}

/** Query of one of the member's tickets; null if it isn't theirs. */
export function ticketQuery(call: Call, number: string) {
  return queryOptions({
    queryKey: [...TICKETS_KEY, 'one', number],
    queryFn: async ({ signal }): Promise<Ticket | null> => {
      try {
        return await call(ticketContract.ownTicket, { number }, { signal });
      } catch (error) {
        // 400: the number in the URL is malformed.
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
