import { randomUUID } from 'node:crypto';
import { cartOf, offerOf, type OrderView, type PurchaseInput } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';
import { PLANS } from './buying-api.ts';

export const VIN = '1HGCM82633A004352';

/** A purchase as the checkout sends it, with a new key. */
export function purchaseOf(plan: Plan = PLANS.bundle, changes: Partial<PurchaseInput> = {}): PurchaseInput {
  return {
    email: 'buyer@example.com',
    price: plan.price,
    currency: plan.currency,
    payment_gateway: 'sandbox',
    payment_token: 'sandbox-success',
    cart_plan: plan.id,
    vin: 'CREDIT',
    idempotency_key: randomUUID(),
    ...cartOf(offerOf(plan, 'en')),
    ...changes,
  };
}

/** A purchase's fields as form data. */
export const formOf = (input: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  );

/** The answer of a purchase call. */
export interface Bought {
  readonly status: number;
  readonly message: string | undefined;
  readonly data: OrderView;
  readonly retryAfter: string | null;
  /** The cookie that the browser sends from now on; null if none was set. */
  readonly cookie: string | null;
}
