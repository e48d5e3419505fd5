import { recordAct } from '@vinlore/audit';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { SwitchedSubscription } from '../orders/deps.ts';
import type { SubscriptionTables } from './tables.ts';

/**
 * Switches a subscription to another plan in the transaction that settles the switch order, which grants the credits. A
 * scheduled next plan is removed. A subscription canceled or ended meanwhile stays so, and the order is to be refunded.
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
      // A scheduled plan may have been sent to the gateway while it took this payment, so send it again how the
      // subscription renews.
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
    // For a switch ordered by staff, the order's log entry names them.
    actor: switched.by ? null : begun.accountId,
    act: 'subscription.switched',
    subject: { kind: 'subscription', id: switched.subscription },
    detail: { order: orderId, amount: begun.amount, credited: switched.credited },
    before: { plan: switched.from.id },
    after: { plan: begun.plan.id },
  });
}
