import { type SubscriptionView, switchContract, type SwitchOption, SwitchOptionSchema } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '@vinlore/ui';
import * as v from 'valibot';
import { moneyMoved } from '../credits/credits-query.ts';
import { switchOptionsQuery } from './switch-query.ts';
import { useShowSubscription } from './use-show-subscription.ts';

/** Updates a subscription in the cached list and reloads all other billing data. */
function useShow() {
  const queries = useQueryClient();
  const show = useShowSubscription();
  return (now: SubscriptionView): void => {
    show(now);
    void moneyMoved(queries);
  };
}

/** Switches a subscription for the amount shown. If the amount has changed, the new option is shown instead. */
export function useSwitchPlan(subscription: SubscriptionView) {
  const { id, gateway } = subscription;
  const call = useCall();
  const queries = useQueryClient();
  const show = useShow();
  return useMutation({
    mutationFn: ({ plan, when, charged: amount }: SwitchOption) =>
      call(switchContract.switchPlan, { gateway, subscription_id: id, plan: plan.id, when, amount }),
    onSuccess: ({ subscription: now }) => show(now),
    onError: (error) => {
      const changed = error instanceof CallError ? v.safeParse(SwitchOptionSchema, error.data) : null;
      if (!changed?.success) return;
      const option = changed.output;
      queries.setQueryData(switchOptionsQuery(call, subscription).queryKey, (all) =>
        all?.map((each) => (each.plan.id === option.plan.id ? option : each)),
      );
    },
  });
}

/** Undoes a plan change scheduled for the next period. */
export function useUndoSwitch({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const show = useShow();
  return useMutation({
    mutationFn: () => call(switchContract.undoSwitch, { gateway, subscription_id: id }),
    onSuccess: show,
  });
}
