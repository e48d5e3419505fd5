import { type SubscriptionView, switchContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { queryOptions } from '@tanstack/react-query';
import { BILLING_KEY } from '../credits/credits-query.ts';

/** The plans that a subscription can be switched to, with today's charge for each. */
export function switchOptionsQuery(
  call: Call,
  { gateway, id, state }: Pick<SubscriptionView, 'gateway' | 'id' | 'state'>,
) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'switch', id],
    queryFn: ({ signal }) => call(switchContract.switchOptions, { gateway, subscription_id: id }, { signal }),
    staleTime: 0,
    enabled: state === 'active',
  });
}
