import type { GatewayName } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { RenewingPlan, SubscriptionTables } from './tables.ts';

/** A subscription as its first payment begins it. */
export interface NewSubscription {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly plan: RenewingPlan;
  readonly gateway: GatewayName;
  /** The gateway's own id. */
  readonly reference: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly at: Date;
}

/**
 * Begins a subscription in the transaction that settles its first order; the period's credits are granted by the order.
 *
 * @returns its id; of one order there is one, however often it is settled
 */
export async function beginSubscription(tx: Tx, begun: NewSubscription): Promise<string> {
  const { id } = await tables<SubscriptionTables>(tx)
    .insertInto('billing_subscription')
    .values({
      brand: begun.brand,
      account_id: begun.accountId,
      order_id: begun.orderId,
      plan: JSON.stringify(begun.plan),
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
