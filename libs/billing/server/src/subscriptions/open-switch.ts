import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** The order of a plan switch that is waiting for its gateway; undefined if there is none. */
export async function openSwitchOf(tx: Tx, { id }: Pick<SubscriptionRow, 'id'>): Promise<OrderRow | undefined> {
  return tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where(sql<boolean>`switched->>'subscription' = ${id} and switched is not null`)
    .where('state', 'in', ['pending', 'action'])
    .executeTakeFirst();
}
