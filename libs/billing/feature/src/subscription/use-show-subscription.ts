import type { SubscriptionView } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** Updates a subscription in the cached list with the server's answer. */
export function useShowSubscription() {
  const call = useCall();
  const queries = useQueryClient();
  return (now: SubscriptionView): void => {
    queries.setQueryData(subscriptionsQuery(call).queryKey, (all) =>
      all?.map((each) => (each.id === now.id ? now : each)),
    );
  };
}
