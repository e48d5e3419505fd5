import type { SubscriptionView, SwitchOption } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import { useQuery } from '@tanstack/react-query';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { planSwitchMessages } from '../subscription/messages/index.ts';
import { switchOptionsQuery } from '../subscription/switch-query.ts';

/** A plan that a member can switch to instead of buying it. */
export interface Switchable {
  readonly from: SubscriptionView;
  readonly option: SwitchOption;
}

const NONE = { id: '', gateway: 'sandbox', state: 'ended' } as const;

/** The plans that a member's active plan of a product can be switched to; empty while loading or on error. */
export function useSwitchOffer(subscriptions: readonly SubscriptionView[] | undefined, product: PlanProduct) {
  const { t } = useTranslator<typeof planSwitchMessages>();
  const from = subscriptions?.find(({ plan, state }) => plan.product === product && state === 'active');
  const { data: options = [] } = useQuery(switchOptionsQuery(useCall(), from ?? NONE));
  const offerOf = (plan: string): Switchable | null => {
    const option = options.find((each) => each.plan.id === plan && each.plan.id !== from?.next_plan?.id);
    return from && option ? { from, option } : null;
  };
  return {
    offerOf,
    /** Button-style link to switch to a plan; undefined if that isn't possible. */
    wayTo: (plan: string, link: (plan: string, text: string) => ReactNode): ReactNode =>
      offerOf(plan) ? link(plan, t('switch.open')) : undefined,
  };
}
