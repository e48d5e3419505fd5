import { type OrderView } from '@vinlore/billing-domain';
import type { CallError } from '@vinlore/contract';
import { useState } from 'react';
import type { BuyPlan } from '../buying/buy-plan.ts';
import type { PlanPurchase } from '../buying/plan-purchase.ts';

/** State of a purchase for the screen. */
export interface CheckoutState {
  readonly paying: boolean;
  /** Why the purchase failed. */
  readonly failure: CallError | null;
  readonly pay: (purchase: PlanPurchase) => Promise<OrderView | null>;
  /** Clears the failure after the buyer changes something. */
  readonly clear: () => void;
}

/**
 * Pays and keeps the failure, if any.
 *
 * @param onFailed called with each failure
 * @param before failure of a purchase submitted without JavaScript
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
      // After success, keep the button busy until the next page has loaded.
      if (!order) setPaying(false);
      return order;
    },
    clear: () => setFailure(null),
  };
}
