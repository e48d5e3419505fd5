import { type Database, tables } from '@vinlore/database';
import type { SubscriptionTables } from './tables.ts';
import type { OrderRow } from '../orders/order-store.ts';

/** When the plans that orders began renew next, by the order's id: none that was cancelled, could not be paid or is over. */
export async function renewalsOf(
  database: Database,
  orders: readonly Pick<OrderRow, 'id' | 'subscription'>[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = orders.flatMap(({ id, subscription }) => (subscription === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await tables<SubscriptionTables>(database)
    .selectFrom('billing_subscription')
    .select(['order_id', 'period_end'])
    .where('order_id', 'in', ids)
    .where('ends_with_period', '=', false)
    .where('given_up', '=', false)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(found.map(({ order_id, period_end }) => [order_id, period_end]));
}
