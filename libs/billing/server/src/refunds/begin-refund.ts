import { randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import { type Refundable, refundable, type RefundReason, type RefundRefusal } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { balancesOf, takeBack } from '../ledger/ledger.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { endOne } from '../subscriptions/subscription-store.ts';
import { tellGateways } from '../subscriptions/tell-gateways.ts';
import { lockPeriodOf, type PaidPeriod, usedIn } from './paid-period.ts';
import type { RefundPorts } from './ports.ts';
import { creditsTakenFor, keepRefund, lockOrder, refundOfKey, type RefundRow } from './refund-store.ts';

/** A refund that staff ask for. */
export interface RefundWish {
  /** The brand's key. */
  readonly brand: string;
  readonly orderId: string;
  readonly reason: RefundReason;
  /** The caller's key. */
  readonly key: string;
  /** Id of the staff account. */
  readonly actor: string;
}

/** Why nothing is given back: by the rule, or because the wish itself is wrong. */
export type NoRefund = RefundRefusal | 'no-order' | 'other-key' | 'unpaid';

/** Ends the transaction: nothing that was taken back on the way stays taken. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  constructor(readonly reason: NoRefund) {
    super(`No refund: ${reason}.`);
  }
}

/**
 * Notes a refund with all that follows from it here: credits taken back, the order's state, the end of a plan whose
 * renewal comes back. Credits are taken before the rule is asked, under the ledger's lock, so that one which is being
 * spent at this moment is either spent or given back, never both.
 *
 * @returns the refund that its gateway is now to be asked for; a repeat gives the first one
 * @throws RefundRefused
 */
export async function beginRefund(ports: RefundPorts, tx: Tx, wish: RefundWish): Promise<RefundRow> {
  const order = await lockOrder(tx, wish.brand, wish.orderId);
  if (!order) throw new RefundRefused('no-order');
  const before = await refundOfKey(tx, wish.brand, wish.key);
  if (before?.order_id === order.id && before.reason === wish.reason) return before;
  if (before) throw new RefundRefused('other-key');
  if (order.state !== 'paid' && order.state !== 'refunded') throw new RefundRefused('unpaid');

  const now = ports.clock();
  const id = randomUUID();
  const period = await lockPeriodOf(tx, order);
  const { unused, taken } = await takeUnused(tx, order, period, { id, reason: wish.reason, now });
  const amount = given(
    refundable(
      {
        kind: order.plan.kind,
        renewal: period?.renewal ?? false,
        paidAt: order.settled_at ?? order.ordered_at,
        amount: order.amount,
        refunded: order.refunded,
        credits: creditsOf(order),
      },
      unused,
      now,
      wish.reason,
    ),
  );
  const refund = await keepRefund(tx, {
    id,
    brand: wish.brand,
    order_id: order.id,
    idempotency_key: wish.key,
    reason: wish.reason,
    amount,
    currency: order.currency,
    credits: taken,
    actor: wish.actor,
    begun_at: now,
  });
  if (!refund) throw new RefundRefused('other-key');
  if (period && wish.reason !== 'document-wrong') await endPlan(ports, tx, wish, period, now);
  await recordAct(tx, {
    brand: wish.brand,
    actor: wish.actor,
    act: 'order.refund-begun',
    subject: { kind: 'order', id: order.id },
    detail: { refund: id, reason: wish.reason, amount, currency: order.currency, credits: taken },
  });
  return refund;
}

/** Documents that an order paid for; of an unlimited plan those of its fair use. */
const creditsOf = ({ plan }: OrderRow): number => (plan.kind === 'unlimited' ? plan.fair_use : plan.credits);

function given(answer: Refundable): number {
  if ('refused' in answer) throw new RefundRefused(answer.refused);
  return answer.amount;
}

/** How much of an order is unused, and how many credits were taken back for it; for a wrong document none are. */
async function takeUnused(
  tx: Tx,
  order: OrderRow,
  period: PaidPeriod | null,
  { id, reason, now }: { readonly id: string; readonly reason: RefundReason; readonly now: Date },
): Promise<{ readonly unused: number; readonly taken: number }> {
  const { brand, pot, plan } = order;
  const accountId = order.account_id!;
  if (plan.kind === 'unlimited')
    return { unused: period ? Math.max(0, plan.fair_use - (await usedIn(tx, order, period))) : 0, taken: 0 };
  const left = plan.credits - (await creditsTakenFor(tx, order.id));
  if (reason === 'document-wrong')
    return { unused: Math.min(left, (await balancesOf(tx, brand, accountId))[pot]), taken: 0 };
  if (left <= 0) return { unused: 0, taken: 0 };
  const taken = await takeBack(tx, {
    brand,
    accountId,
    pot,
    credits: left,
    cause: { kind: 'refund', id },
    at: now,
    detail: { plan, product: plan.product, reason },
  });
  return { unused: taken, taken };
}

/** A plan whose newest charge comes back does not run on unpaid. */
async function endPlan(
  ports: RefundPorts,
  tx: Tx,
  { brand, actor }: RefundWish,
  { subscriptionId, newest }: PaidPeriod,
  now: Date,
): Promise<void> {
  if (!newest || !(await endOne(tx, subscriptionId, now))) return;
  await recordAct(tx, {
    brand,
    actor,
    act: 'subscription.ended',
    subject: { kind: 'subscription', id: subscriptionId },
    detail: { refunded: true },
  });
  await tellGateways(tx, ports);
}
