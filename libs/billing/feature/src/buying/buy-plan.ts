import { type OrderView, purchaseRow, purchaseType } from '@vinlore/billing-domain';
import { type Call, CallError } from '@vinlore/contract';
import { type PlanPurchase, purchaseFields, sevenFieldsOf } from './plan-purchase.ts';
import type { PurchaseKeys } from './purchase-keys.ts';

/** What {@link createBuyPlan} stands on. */
export interface BuyPlanDeps {
  readonly call: Call;
  readonly keys: PurchaseKeys;
  readonly log: (message: string) => void;
}

/**
 * Buys a plan.
 *
 * @param onFailure gets why there is no order, with the server’s words
 * @returns the order, or null where there is none (spec §8)
 */
export type BuyPlan = (purchase: PlanPurchase, onFailure: (error: CallError) => void) => Promise<OrderView | null>;

/** Whether the server has said what became of a purchase; else it may have been taken, and a repeat must be the same one. */
const isAnswered = ({ fault, status }: CallError) => fault === 'refused' && status < 500 && status !== 429;

/**
 * The client of purchases: chooses the path (spec §7), makes one request of those in flight whose seven fields are the same
 * (spec §4), and keeps the idempotency key of a purchase until the server has answered it. A non-OK status is raised and
 * logged as `HTTP error! Status: {code}`, and the result is null (spec §8).
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
      log(failure.status ? `HTTP error! Status: ${failure.status}` : `No answer to the purchase: ${failure.fault}`);
      onFailure(failure);
      return null;
    }
  };
}
