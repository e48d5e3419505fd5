import { holdBooks, usesOf } from '@vinlore/billing-ledger';
import { tables, type Tx } from '@vinlore/database';
import type { OrderRow } from '../orders/order-store.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { SubscriptionTables } from '../subscriptions/tables.ts';

/** The period of a plan that an order paid for. */
export interface PaidPeriod {
  readonly subscriptionId: string;
  readonly start: Date;
  /** It was renewed automatically, and no plan switch has credited its remainder, so it can be refunded if unused. */
  readonly renewal: boolean;
  /** It is the latest paid period. */
  readonly newest: boolean;
}

/**
 * Finds the period that an order paid for and locks its subscription; null if the order neither started nor renewed
 * one.
 */
export async function lockPeriodOf(tx: Tx, order: OrderRow): Promise<PaidPeriod | null> {
  const db = tables<SubscriptionTables>(tx);
  const renewal = await db
    .selectFrom('billing_renewal')
    .select(['subscription_id', 'period_start'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const subscription = await db
    .selectFrom('billing_subscription')
    .select(['id', 'period_start'])
    .where(renewal ? 'id' : 'order_id', '=', renewal?.subscription_id ?? order.id)
    .forUpdate()
    .executeTakeFirst();
  if (!subscription) return null;
  const start = renewal?.period_start ?? order.ordered_at;
  return {
    subscriptionId: subscription.id,
    start,
    renewal: renewal !== undefined && !order.switched && !(await isCredited(tx, subscription.id, start)),
    newest: subscription.period_start.getTime() === start.getTime(),
  };
}

/** Whether a plan switch ended a period and deducted its remainder from the new plan's price. */
async function isCredited(tx: Tx, subscription: string, start: Date): Promise<boolean> {
  const next = await tables<SubscriptionTables & OrderTables>(tx)
    .selectFrom('billing_renewal')
    .innerJoin('billing_order', 'billing_order.id', 'billing_renewal.order_id')
    .select('switched')
    .where('subscription_id', '=', subscription)
    .where('period_start', '>', start)
    .orderBy('period_start')
    .limit(1)
    .executeTakeFirst();
  return next?.switched != null;
}

/**
 * Number of documents made in a period of an unlimited plan; locks the books so that none is made until the transaction
 * ends.
 */
export async function usedIn(tx: Tx, order: OrderRow, { subscriptionId, start }: PaidPeriod): Promise<number> {
  const member = { brand: order.brand, accountId: order.account_id! };
  await holdBooks(tx, member);
  return usesOf(tx, member, { subscriptionId, product: order.plan.product, periodStart: start });
}
