import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vinlore/database';
import { orderById, type OrderRow } from '../orders/order-store.ts';

/** Most gateways answer within this time. */
const LONGEST_MS = 1_000;
const SHORTEST_PAUSE_MS = 20;

/**
 * Returns the order of a repeated purchase, which another call, perhaps in another process, may be paying right now.
 *
 * @returns the order once it has advanced, or unchanged after the timeout: the process that was paying it may have been
 *   killed
 */
export async function awaitFirst(database: Database, orderId: string): Promise<OrderRow> {
  for (let wait = SHORTEST_PAUSE_MS, waited = 0; ; waited += wait, wait *= 2) {
    const order = (await orderById(database, orderId))!;
    if (order.state !== 'pending' || waited >= LONGEST_MS) return order;
    await pause(wait);
  }
}
