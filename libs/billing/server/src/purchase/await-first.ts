import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vinlore/database';
import { GatewayDown } from '../gateways/gateway.ts';
import { orderById, type OrderRow } from '../orders/order-store.ts';
import type { Orders } from '../orders/orders.ts';

/** A gateway answers within 10 s or never. */
const LONGEST_MS = 11_000;
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

/**
 * The order of a purchase that was asked before, once it is more than begun: another call, perhaps of another process,
 * may be paying it right now. Whether somebody is nobody knows (a process may have been killed), so the gateway is asked
 * as well, ever more seldom; asking does no harm to who pays.
 *
 * @param now the time of the repeat: of an order that was begun long before nobody pays any more
 */
export async function awaitFirst(
  { database, orders }: { readonly database: Database; readonly orders: Pick<Orders, 'refresh'> },
  orderId: string,
  now: Date,
): Promise<OrderRow> {
  let wait = SHORTEST_PAUSE_MS;
  let nextAsk = LONGEST_PAUSE_MS / 4;
  for (let waited = 0; waited < LONGEST_MS; waited += wait) {
    const order = (await orderById(database, orderId))!;
    if (order.state !== 'pending') return order;
    if (now.getTime() - order.ordered_at.getTime() > LONGEST_MS) break;
    if (waited >= nextAsk) {
      nextAsk = 2 * waited;
      const asked = await refreshed();
      if (asked.state !== 'pending') return asked;
    }
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
  return refreshed();

  async function refreshed(): Promise<OrderRow> {
    const order = await orders.refresh(orderId).catch((error: unknown) => {
      if (error instanceof GatewayDown) return orderById(database, orderId);
      throw error;
    });
    return order!;
  }
}
