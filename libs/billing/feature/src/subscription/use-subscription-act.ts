import { type SubscriptionView, subscriptionContract } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subscriptionsQuery } from './subscriptions-query.ts';
import { useShowSubscription } from './use-show-subscription.ts';

/** What a member does with a subscription. */
export type SubscriptionAct = 'cancel' | 'keep' | 'resume';

const ROWS = {
  cancel: subscriptionContract.cancelSubscription,
  keep: subscriptionContract.keepSubscription,
  resume: subscriptionContract.resumeSubscription,
} as const;

/** Cancels a subscription, takes that back, or resumes it; the list shows at once what the server says of it. */
export function useSubscriptionAct({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const show = useShowSubscription();
  return useMutation({
    mutationFn: (act: SubscriptionAct) => call(ROWS[act], { gateway, subscription_id: id }),
    onSuccess: show,
  });
}

/** Pauses a subscription until the payment that was shown. Where it can't be, the list is asked for anew: dates may be others. */
export function usePause({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const queries = useQueryClient();
  const show = useShowSubscription();
  return useMutation({
    mutationFn: (resumes_at: string | null) =>
      call(subscriptionContract.pauseSubscription, { gateway, subscription_id: id, resumes_at }),
    onSuccess: show,
    onError: () => void queries.invalidateQueries(subscriptionsQuery(call)),
  });
}
