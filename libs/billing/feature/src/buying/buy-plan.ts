import { type OrderView, purchaseRow, purchaseType } from '@vinlore/billing-domain';
import { type Call, CallError } from '@vinlore/contract';
import { type PlanPurchase, purchaseFields, sevenFieldsOf } from './plan-purchase.ts';
import type { PurchaseKeys } from './purchase-keys.ts';

/** Dependencies of {@link createBuyPlan}. */
export interface BuyPlanDeps {
  readonly call: Call;
  readonly keys: PurchaseKeys;
  readonly log: (message: string) => void;
}

/**
 * Buys a plan.
 *
 * @param onFailure called with the reason, including the server’s message, if there is no order
 * @returns the order, or null if the purchase failed (spec §8)
 */
export type BuyPlan = (purchase: PlanPurchase, onFailure: (error: CallError) => void) => Promise<OrderView | null>;

/**
 * Whether the server gave a final answer. If not, the purchase may have gone through, so a retry must reuse its key.
 */
const isAnswered = ({ fault, status }: CallError) => fault === 'refused' && status < 500 && status !== 429;

/**
 * Creates the purchase client. It chooses the path (spec §7), merges in-flight purchases with the same seven fields
 * into one request (spec §4), and keeps a purchase's idempotency key until the server has answered. A non-OK status is
 * raised and logged as `HTTP error! Status: {code}`, and the result is null (spec §8).
 */
export function createBuyPlan({ call, keys, log }: BuyPlanDeps): BuyPlan {
  const inFlight = new Map<string, Promise<OrderView>>();

  const send = async (purchase: PlanPurchase, same: string): Promise<OrderView> => {
    const row = purchaseRow(purchaseType(purchase.offer), purchase.host);
    try {
      const order = await call(row, purchaseFields(purchase, keys.keyOf(same)));
      keys.forget(same);
      return order;
    } catch (error) {
      if (error instanceof CallError && isAnswered(error)) keys.forget(same);
      throw error;
    }
  };

  return async (purchase, onFailure) => {
    const same = JSON.stringify(sevenFieldsOf(purchase));
    const request = inFlight.get(same) ?? send(purchase, same).finally(() => inFlight.delete(same));
    inFlight.set(same, request);
    try {
      return await request;
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError('refused', '', 500);
      log(failure.status ? `HTTP error! Status: ${failure.status}` : `No response to the purchase: ${failure.fault}`);
      onFailure(failure);
      return null;
    }
  };
}
