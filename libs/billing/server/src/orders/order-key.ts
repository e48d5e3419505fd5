import { type Brand, withSecret } from '@vinlore/brand';
import { orderById, type OrderRow } from './order-store.ts';
import type { OrderDeps } from './deps.ts';

/** Days that an order's key opens it without a login; long enough to buy and sell a car. */
const KEY_DAYS = 90;
const PURPOSE = 'billing.order';

/** Returns the key that opens an order; always the same for one order. */
export function orderKey(
  { signer }: Pick<OrderDeps, 'signer'>,
  { id, ordered_at }: Pick<OrderRow, 'id' | 'ordered_at'>,
): string {
  return signer.sign(PURPOSE, id, new Date(ordered_at.getTime() + KEY_DAYS * 86_400_000));
}

/** Returns the order that a key opens within a brand; undefined if the key is invalid there. */
export async function orderOfKey(
  { database, signer, clock }: Pick<OrderDeps, 'database' | 'signer' | 'clock'>,
  brand: Pick<Brand, 'key'>,
  key: string,
): Promise<OrderRow | undefined> {
  const id = signer.open(PURPOSE, key, clock());
  const order = id === null ? undefined : await orderById(database, id);
  return order?.brand === brand.key ? order : undefined;
}

type Named = Pick<OrderRow, 'id' | 'ordered_at'>;
type Begun = Named & Pick<OrderRow, 'account_id'>;

/** Path of the page that shows an order to anyone with its key. */
export const orderPage = (deps: Pick<OrderDeps, 'signer'>, order: Named): string =>
  withSecret('/checkout/thanks', 'order', orderKey(deps, order));

/** Path to which the buyer returns from payment; members return to the order in their account. */
export const returnPage = (deps: Pick<OrderDeps, 'signer'>, order: Begun): string =>
  order.account_id === null ? orderPage(deps, order) : `/members/orders/${order.id}`;

/** Path of the sandbox bank's challenge page, which continues to `returnPage`. */
export const bankPage = (deps: Pick<OrderDeps, 'signer'>, order: Begun): string =>
  withSecret(`/checkout/bank${order.account_id === null ? '' : '?in=account'}`, 'order', orderKey(deps, order));
