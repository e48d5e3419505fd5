import { useCall } from '@vinlore/ui';
import { useMemo } from 'react';
import { type BuyPlan, createBuyPlan } from './buy-plan.ts';
import { createPurchaseKeys } from './purchase-keys.ts';

/** The keys of this tab, shared by all its screens so that each retries the same purchase. */
const keys = createPurchaseKeys(() => sessionStorage);

/** The purchase client, using the page's API client. */
export function useBuyPlan(): BuyPlan {
  const call = useCall();
  return useMemo(() => createBuyPlan({ call, keys, log: (message) => console.info(message) }), [call]);
}
