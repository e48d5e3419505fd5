import { type SubscriptionView, subscriptionContract } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** What a member does with a subscription. */
export type SubscriptionAct = 'cancel' | 'keep';

const ROWS = { cancel: subscriptionContract.cancelSubscription, keep: subscriptionContract.keepSubscription } as const;

/** Cancels a subscription, or takes that back; the list shows at once what the server says of it. */
export function useSubscriptionAct({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: SubscriptionAct) => call(ROWS[act], { gateway, subscription_id: id }),
    onSuccess: (now) =>
      queries.setQueryData(subscriptionsQuery(call).queryKey, (all) =>
        all?.map((each) => (each.id === now.id ? now : each)),
      ),
  });
}
