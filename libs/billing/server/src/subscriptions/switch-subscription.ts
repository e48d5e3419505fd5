import { recordAct } from '@vinlore/audit';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { SwitchedSubscription } from '../orders/deps.ts';
import type { SubscriptionTables } from './tables.ts';

/**
 * Begins another plan of a subscription in the transaction that settles its order; its credits are granted by the order. A
 * plan that was to follow is dropped. Whoever has canceled or ended it meanwhile stays so: the order is theirs to give back.
 */
export async function switchSubscription(tx: Tx, begun: SwitchedSubscription): Promise<void> {
  const { brand, gateway, payment, orderId, periodStart, switched } = begun;
  const db = tables<SubscriptionTables>(tx);
  await db
    .updateTable('billing_subscription')
    .set({
      plan: JSON.stringify(begun.plan),
      next_plan: null,
      counted: switched.counted,
      period_start: periodStart,
      period_end: begun.periodEnd,
      // Its gateway may have been told of a plan that was to follow while it took this payment: it is told how it renews.
      wish: sql`case when plan_scheduled then wish + 1 else wish end`,
    })
    .where('id', '=', switched.subscription)
    .execute();
  await db
    .insertInto('billing_renewal')
    .values({
      gateway,
      payment,
      subscription_id: switched.subscription,
      order_id: orderId,
      period_start: periodStart,
    })
    .execute();
  await recordAct(tx, {
    brand,
    // Of a switch that staff have ordered its order's entry names who.
    actor: switched.by ? null : begun.accountId,
    act: 'subscription.switched',
    subject: { kind: 'subscription', id: switched.subscription },
    detail: { order: orderId, amount: begun.amount, credited: switched.credited },
    before: { plan: switched.from.id },
    after: { plan: begun.plan.id },
  });
}
