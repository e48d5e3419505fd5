import type { OrderView, purchaseContract } from '@vinlore/billing-domain';
import { isDatabaseUnavailable } from '@vinlore/database';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import { GatewayDown } from '../../gateways/gateway.ts';
import { answerSandboxChallenge } from '../../gateways/sandbox/sandbox-gateway.ts';
import { orderOfKey } from '../../orders/order-key.ts';
import type { OrderRow } from '../../orders/order-store.ts';
import { creditNotesOf } from '../../refunds/credit-notes.ts';
import { renewalsOf } from '../../subscriptions/renewals-of.ts';
import { gateOfBuyer, orderView } from '../../orders/view-of.ts';
import { type BuyingDeps, withDocument } from '../buy.ts';

/** The order's current state, or its last known state if the gateway does not answer. */
async function newest(deps: BuyingDeps, order: OrderRow): Promise<OrderRow> {
  const asked = await deps.orders.refresh(order.id).catch((error: unknown) => {
    if (error instanceof GatewayDown && !isDatabaseUnavailable(error)) return order;
    throw error;
  });
  return withDocument(deps, asked ?? order);
}

/** The current view of an order for the holder of its key. */
async function newestView(
  deps: BuyingDeps,
  context: Pick<CallContext, 'brand' | 'cookies' | 'text'>,
  order: OrderRow,
): Promise<OrderView> {
  const now = await newest(deps, order);
  const { database } = deps.orderDeps;
  const [renewals, notes] = await Promise.all([
    renewalsOf(database, [now]),
    creditNotesOf(database, context.brand.key, [now]),
  ]);
  return {
    ...orderView(deps.orderDeps, context, now, renewals.get(now.id), notes.get(now.id)),
    ...gateOfBuyer(deps.orderDeps, context, now),
  };
}

/** Returns the state of an order by its key (spec §7; docs/decisions.md §3). */
export function paymentUpdateCall(deps: BuyingDeps): Handler<typeof purchaseContract.paymentUpdate> {
  return async ({ custom_data: key }, context) => {
    const { brand, text } = context;
    const order = await orderOfKey(deps.orderDeps, brand, key);
    if (!order) return refuse(404, text.t('purchase.noOrder'));
    return newestView(deps, context, order);
  };
}

/** Takes a buyer's answer to the sandbox bank's challenge. */
export function answerChallengeCall(deps: BuyingDeps): Handler<typeof purchaseContract.answerChallenge> {
  const { orderDeps: orderDeps } = deps;
  return async ({ custom_data: key, answer }, context) => {
    const { brand, text } = context;
    const order = await orderOfKey(orderDeps, brand, key);
    if (!order) return refuse(404, text.t('purchase.noOrder'));
    const asked = order.gateway === 'sandbox' && order.state === 'action';
    if (!asked || !(await answerSandboxChallenge(orderDeps.database, order.id, answer === 'approve')))
      return refuse(409, text.t('purchase.notAsked'));
    return newestView(deps, context, order);
  };
}
