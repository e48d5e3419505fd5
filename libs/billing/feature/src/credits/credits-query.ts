import { creditsContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Key prefix of all billing queries: everything that a purchase, a cancellation, or a new document changes. */
export const BILLING_KEY = ['billing'] as const;

/** The member’s credits in the specification’s payload fields; reloaded each time a page showing them opens. */
export function creditsQuery(call: Call) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'credits'],
    queryFn: ({ signal }) => call(creditsContract.offerCredit, {}, { signal }),
    staleTime: 0,
  });
}

/** The member’s credit history, newest first, paginated. */
export function creditHistoryQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'history'],
    queryFn: ({ pageParam, signal }) => call(creditsContract.creditHistory, { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** Reloads all billing data after a purchase, spent credit, or cancellation. */
export function moneyMoved(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: BILLING_KEY });
}
