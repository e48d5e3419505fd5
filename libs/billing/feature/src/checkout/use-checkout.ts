import { type OrderView } from '@vinlore/billing-domain';
import type { CallError } from '@vinlore/contract';
import { useState } from 'react';
import type { BuyPlan } from '../buying/buy-plan.ts';
import type { PlanPurchase } from '../buying/plan-purchase.ts';

/** A purchase as far as a screen has to show it. */
export interface CheckoutState {
  readonly paying: boolean;
  /** Why there is no order. */
  readonly failure: CallError | null;
  readonly pay: (purchase: PlanPurchase) => Promise<OrderView | null>;
  /** Something was changed: what failed before is no longer what is shown. */
  readonly clear: () => void;
}

/**
 * Pays, and keeps why it did not work.
 *
 * @param onFailed told of each failure
 * @param before why a purchase that the browser sent without a script did not work
 */
export function useCheckout(
  buyPlan: BuyPlan,
  onFailed: (failure: CallError) => void,
  before: CallError | null = null,
): CheckoutState {
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState(before);
  return {
    paying,
    failure,
    pay: async (purchase) => {
      setPaying(true);
      setFailure(null);
      const order = await buyPlan(purchase, (error) => {
        setFailure(error);
        onFailed(error);
      });
      // A buyer who is led on sees the button busy until the next page is there.
      if (!order) setPaying(false);
      return order;
    },
    clear: () => setFailure(null),
  };
}
