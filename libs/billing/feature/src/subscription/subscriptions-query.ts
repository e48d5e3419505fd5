import { subscriptionContract, type SubscriptionView } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';
import { BILLING_KEY } from '../credits/credits-query.ts';

/** The member’s subscriptions, running ones first; reloaded each time the page opens. */
export function subscriptionsQuery(call: Call) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'subscriptions'],
    queryFn: ({ signal }) => call(subscriptionContract.subscriptions, {}, { signal }),
    staleTime: 0,
  });
}

/** The card that a subscription renews with. */
export function subscriptionCardQuery(call: Call, { gateway, id }: Pick<SubscriptionView, 'gateway' | 'id'>) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'card', id],
    queryFn: ({ signal }) => call(subscriptionContract.card, { gateway, subscription_id: id }, { signal }),
    staleTime: 0,
  });
}
