import { creditsContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** All that is known of the member’s money here: what a purchase, a cancellation or a made document changes. */
export const BILLING_KEY = ['billing'] as const;

/** The member’s credits in the specification’s payload fields; looked up each time a page opens that shows them. */
export function creditsQuery(call: Call) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'credits'],
    queryFn: ({ signal }) => call(creditsContract.offerCredit, {}, { signal }),
    staleTime: 0,
  });
}

/** What happened to the member’s credits, newest first, a page at a time. */
export function creditHistoryQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'history'],
    queryFn: ({ pageParam, signal }) => call(creditsContract.creditHistory, { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** Something was bought, spent or cancelled: what is shown of it is asked for anew. */
export function moneyMoved(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: BILLING_KEY });
}
