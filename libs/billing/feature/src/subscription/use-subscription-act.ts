import { type SubscriptionView, subscriptionContract } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { subscriptionsQuery } from './subscriptions-query.ts';
import { useShowSubscription } from './use-show-subscription.ts';

/** Actions of a member on a subscription; `keep` undoes a cancellation. */
export type SubscriptionAct = 'cancel' | 'keep' | 'resume';

const ROWS = {
  cancel: subscriptionContract.cancelSubscription,
  keep: subscriptionContract.keepSubscription,
  resume: subscriptionContract.resumeSubscription,
} as const;

/** Cancels a subscription, undoes a cancellation, or resumes it, and updates the list with the server's answer. */
export function useSubscriptionAct({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const show = useShowSubscription();
  return useMutation({
    mutationFn: (act: SubscriptionAct) => call(ROWS[act], { gateway, subscription_id: id }),
    onSuccess: show,
  });
}

/** Pauses a subscription until the payment shown. On failure the list is reloaded, since the dates may have changed. */
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
