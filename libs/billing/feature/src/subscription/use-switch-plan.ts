import { type SubscriptionView, switchContract, type SwitchOption, SwitchOptionSchema } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '@vinlore/ui';
import * as v from 'valibot';
import { moneyMoved } from '../credits/credits-query.ts';
import { switchOptionsQuery } from './switch-query.ts';
import { useShowSubscription } from './use-show-subscription.ts';

/** Puts what the server says of a subscription into the list, and has everything else about money asked for anew. */
function useShow() {
  const queries = useQueryClient();
  const show = useShowSubscription();
  return (now: SubscriptionView): void => {
    show(now);
    void moneyMoved(queries);
  };
}

/** Switches a subscription for what was shown. Where that comes to something else now, what it comes to is shown instead. */
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

/** Takes a switch back that was to take effect with the next period. */
export function useUndoSwitch({ id, gateway }: SubscriptionView) {
  const call = useCall();
  const show = useShow();
  return useMutation({
    mutationFn: () => call(switchContract.undoSwitch, { gateway, subscription_id: id }),
    onSuccess: show,
  });
}
