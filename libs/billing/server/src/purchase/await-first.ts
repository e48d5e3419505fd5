import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vinlore/database';
import { orderById, type OrderRow } from '../orders/order-store.ts';

/** Most gateways answer within that. */
const LONGEST_MS = 1_000;
const SHORTEST_PAUSE_MS = 20;

/**
 * The order of a purchase that was asked before: another call, perhaps of another process, may be paying it right now.
 *
 * @returns it once it is more than begun, or as it is when the wait is over: perhaps nobody pays it, because whoever did
 *   was killed
 */
export async function awaitFirst(database: Database, orderId: string): Promise<OrderRow> {
  for (let wait = SHORTEST_PAUSE_MS, waited = 0; ; waited += wait, wait *= 2) {
    const order = (await orderById(database, orderId))!;
    if (order.state !== 'pending' || waited >= LONGEST_MS) return order;
    await pause(wait);
  }
}
