import { subscriptionContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';
import { BILLING_KEY } from '../credits/credits-query.ts';

/** The member’s subscriptions, running ones first; looked up each time the page opens. */
export function subscriptionsQuery(call: Call) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'subscriptions'],
    queryFn: ({ signal }) => call(subscriptionContract.subscriptions, {}, { signal }),
    staleTime: 0,
  });
}
