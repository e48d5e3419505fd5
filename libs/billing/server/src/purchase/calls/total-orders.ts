import type { purchaseContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import { countOrders, ordersOf } from '../../orders/order-store.ts';
import type { OrderDeps } from '../../orders/deps.ts';
import { creditNotesOf } from '../../refunds/credit-notes.ts';
import { renewalsOf } from '../../subscriptions/renewals-of.ts';
import { orderView } from '../../orders/view-of.ts';

/** Returns the member's orders, newest first. */
export function totalOrdersCall(deps: OrderDeps): Handler<typeof purchaseContract.totalOrders> {
  return async ({ cursor, limit }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    // Fetches one extra row to tell whether there are more.
    const [total, found] = await Promise.all([
      countOrders(deps.database, owner.brand, owner.accountId),
      ordersOf(deps.database, owner, { cursor, limit: limit + 1 }),
    ]);
    const orders = found.slice(0, limit);
    const [renewals, notes] = await Promise.all([
      renewalsOf(deps.database, orders),
      creditNotesOf(deps.database, owner.brand, orders),
    ]);
    return {
      total,
      orders: orders.map((order) =>
        orderView(deps, { brand, text }, order, renewals.get(order.id), notes.get(order.id)),
      ),
      next: found.length > limit ? orders.at(-1)!.id : null,
    };
  };
}
