import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { NewSubscription } from '../orders/deps.ts';
import type { SubscriptionTables } from './tables.ts';

/**
 * Begins a subscription in the transaction that settles its first order; the order grants the period's credits.
 *
 * @returns its id; an order has only one subscription, however often it is settled
 */
export async function beginSubscription(tx: Tx, begun: NewSubscription): Promise<string> {
  const { id } = await tables<SubscriptionTables>(tx)
    .insertInto('billing_subscription')
    .values({
      brand: begun.brand,
      account_id: begun.accountId,
      order_id: begun.orderId,
      plan: JSON.stringify(begun.plan),
      began_as: begun.plan.id,
      gateway: begun.gateway,
      reference: begun.reference,
      began_at: begun.at,
      period_start: begun.periodStart,
      period_end: begun.periodEnd,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ order_id: sql`excluded.order_id` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
