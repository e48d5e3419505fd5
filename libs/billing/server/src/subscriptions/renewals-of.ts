import { renewsAt } from '@vinlore/billing-domain';
import { type Database, tables } from '@vinlore/database';
import type { OrderRow } from '../orders/order-store.ts';
import { factsOf } from './subscription-store.ts';
import type { SubscriptionTables } from './tables.ts';

/** Next renewal dates of the plans that these orders began, by order id; plans that won't renew are omitted. */
export async function renewalsOf(
  database: Database,
  orders: readonly Pick<OrderRow, 'id' | 'subscription'>[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = orders.flatMap(({ id, subscription }) => (subscription === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await tables<SubscriptionTables>(database)
    .selectFrom('billing_subscription')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute();
  return new Map(
    found.flatMap((row) => {
      const at = renewsAt(factsOf(row));
      return at ? [[row.order_id, at] as const] : [];
    }),
  );
}
