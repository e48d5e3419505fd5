import { randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import { endsPlan } from '@vinlore/billing-domain';
import type { IntakeHandlers, RefundedOrder } from '../gateways/intake/handlers.ts';
import { orderPaidBy } from '../orders/order-paid-by.ts';
import { completeSoon } from './complete-refund.ts';
import type { RefundDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import { lockPeriodOf } from './paid-period.ts';
import { NOBODY } from './refund-request.ts';
import { keepRefund, lockOrder, refundOfKey } from './refund-store.ts';
import { takeUnused } from './take-unused.ts';

/**
 * Books a refund issued at the gateway itself, so that orders, credit notes, and figures match what was paid. The money
 * is gone, so the refund rule is not applied. If the whole order was refunded, its unused credits are removed and its
 * plan ends; after a partial refund the buyer keeps both, as with an amount chosen by staff.
 */
export function takeGatewayRefund(deps: RefundDeps): IntakeHandlers['orders']['refunded'] {
  return async (tx, gateway, event, at): Promise<RefundedOrder | null> => {
    const paid = await orderPaidBy(tx, gateway, event);
    const order = paid && (await lockOrder(tx, paid.brand, paid.id));
    if (!order) return null;
    const { brand, currency } = order;
    const key = gatewayKey(gateway, event.id);
    const before = await refundOfKey(tx, brand, key);
    if (before) return { brand, order: order.id, booked: before.amount };
    const amount = Math.min(event.amount, order.amount - order.refunded);
    if (amount <= 0) return { brand, order: order.id, booked: 0 };

    const id = randomUUID();
    const period = await lockPeriodOf(tx, order);
    const after = { amount: order.amount, refunded: order.refunded + amount };
    const takes = after.refunded === after.amount && order.account_id !== null;
    const credits = takes ? (await takeUnused(tx, order, period, { id, reason: 'gateway', now: at })).taken : 0;
    const base = {
      id,
      brand,
      order_id: order.id,
      idempotency_key: key,
      reason: 'gateway',
      why: null,
      of_failure: null,
    } as const;
    await keepRefund(tx, order, { ...base, amount, currency, credits, actor: NOBODY, begun_at: at });
    if (period && endsPlan('gateway', period.newest, after)) await endPlan(deps, tx, brand, id, period, at);
    await recordAct(tx, {
      brand,
      actor: null,
      act: 'order.refund-begun',
      subject: { kind: 'order', id: order.id },
      detail: { refund: id, reason: 'gateway', gateway, gateway_refund: event.id, amount, currency, credits },
      before: { refunded: order.refunded },
      after: { refunded: after.refunded },
    });
    await completeSoon(tx, deps);
    return { brand, order: order.id, booked: amount };
  };
}

/** Idempotency key of a refund issued at the gateway, from the gateway's id, so that repeats are recognized. */
export const gatewayKey = (gateway: string, id: string): string => `${gateway} ${id}`;
