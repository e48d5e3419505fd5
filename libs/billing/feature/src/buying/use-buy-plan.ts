import { useCall } from '@vinlore/ui';
import { useMemo } from 'react';
import { type BuyPlan, createBuyPlan } from './buy-plan.ts';
import { createPurchaseKeys } from './purchase-keys.ts';

/** The tab’s keys: every screen of it that buys repeats the same purchase. */
const keys = createPurchaseKeys(() => sessionStorage);

/** The client of purchases, over the calls of the page. */
export function useBuyPlan(): BuyPlan {
  const call = useCall();
  return useMemo(() => createBuyPlan({ call, keys, log: (message) => console.info(message) }), [call]);
}
