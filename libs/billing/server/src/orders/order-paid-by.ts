import type { GatewayName } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { orderById, type OrderRow } from './order-store.ts';
import type { OrderTables } from './tables.ts';

/**
 * Returns the order that a charge paid; each renewal is a separate order.
 *
 * @param charge `payment`: the gateway's id of it; `orderId`: the order that started it, or the plan that it renewed
 * @returns null if the order is not ours
 * @throws if the charge is not settled here yet, so that the gateway sends the event again
 */
export async function orderPaidBy(
  tx: Tx,
  gateway: GatewayName,
  { orderId, payment }: { readonly orderId: string; readonly payment: string },
): Promise<OrderRow | null> {
  const paid = await tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('payment', '=', payment)
    .where('state', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
  if (paid) return paid;
  if (await orderById(tx, orderId)) throw new Error('The refunded or disputed payment isn’t settled here yet.');
  return null;
}
