import { renews } from '@vinlore/billing-domain';
import type { Database, Tx } from '@vinlore/database';
import { type DeclineReason, type Gateway, GatewayDown, type Payment } from '../gateways/gateway.ts';
import { DECLINE_WINDOW_MS } from './decline-limits.ts';
import {
  awaitBuyer,
  type DeclineLimits,
  declineOrder,
  openOrders,
  orderById,
  type OrderRow,
  ordersAtBank,
  type Returning,
  settleOrder,
} from './order-store.ts';
import type { OrderDeps, SubscriptionStart } from './deps.ts';

const MINUTE = 60_000;

/** A gateway that does not know an order by then never will, because calls to it end within 10 s. */
const SURELY_ARRIVED_MS = MINUTE;
/** A buyer who has not continued a payment by then is not coming back. */
export const ABANDONED_MS = 60 * MINUTE;
/** Orders handled in one run of the recovery. */
const RECOVERED_AT_ONCE = 200;

/** A completed payment; without a reference if there was nothing to pay. */
type Paid = Omit<Extract<Payment, { state: 'paid' }>, 'reference'> & { readonly reference: string | null };
/** The columns needed to settle an order. */
type OpenOrder = Pick<
  OrderRow,
  | 'id'
  | 'brand'
  | 'account_id'
  | 'email'
  | 'plan'
  | 'amount'
  | 'currency'
  | 'gateway'
  | 'language'
  | 'ordered_at'
  | 'switched'
>;

/** Changes to an order. */
type OrderChanges = Partial<OrderRow>;

/**
 * Updates orders from the state that gateways report. Every operation may be repeated, in any order, by any process.
 */
export interface Orders {
  /**
   * Marks an order as paid in one transaction, with its credits, a visitor's holder account, and the subscription of a
   * renewing plan.
   *
   * @returns what changed; null if it was already paid, or if the charge differs from the order
   */
  settlePaid(order: OpenOrder, payment: Paid): Promise<OrderChanges | null>;
  /**
   * Stores the payment state that a gateway reports.
   *
   * @param limits the limits that a decline counts against
   * @returns what changed; null if the order has already advanced further
   */
  apply(order: OpenOrder, payment: Payment | Paid, limits?: DeclineLimits): Promise<OrderChanges | null>;
  /**
   * Asks the gateway about an order that is still open.
   *
   * @returns the updated order; undefined if there is none
   * @throws GatewayDown
   */
  refresh(orderId: string): Promise<OrderRow | undefined>;
  /**
   * Gives up a payment that the buyer left at their bank, in this browser or account, so that its coupon or plan is
   * free for a new purchase.
   *
   * @returns whether there was any; an order that was paid after all stays paid
   * @throws GatewayDown
   */
  leaveBank(buyer: Returning): Promise<boolean>;
  /** Updates all open orders, including those of a killed process. */
  recover(): Promise<void>;
}

/** Creates the functions that update orders. */
export function createOrders(
  deps: Pick<OrderDeps, 'database' | 'gateways' | 'accounts' | 'clock' | 'log'> & SubscriptionStart,
): Orders {
  const { database, accounts, clock, log } = deps;
  const gatewayOf = ({ gateway }: Pick<OrderRow, 'gateway'>): Gateway => {
    const found = deps.gateways.find(({ name }) => name === gateway);
    if (!found) throw new GatewayDown(`The gateway ${gateway} is not set up here any more.`);
    return found;
  };

  const settlePaid: Orders['settlePaid'] = async (order, payment) => {
    const { charged, subscription: begins } = payment;
    if (charged && (charged.amount !== order.amount || charged.currency !== order.currency)) {
      log.error(
        { order: order.id, charged },
        'A gateway charged a different amount than was ordered; review the order.',
      );
      return null;
    }
    const at = clock();
    const settle = async (
      source: Database | Tx,
      accountId: string,
      isHolder: boolean,
    ): Promise<(OrderChanges & { readonly account_id: string }) | null> => {
      const facts = {
        payment: payment.reference,
        subscription: begins?.reference ?? null,
        period_end: begins?.periodEnd ?? null,
        settled_at: at,
        account_id: accountId,
        new_account: isHolder,
      };
      const owner = await settleOrder(source, order.id, facts);
      return owner === null ? null : { ...facts, account_id: owner, state: 'paid', action_url: null };
    };
    // A single statement is its own transaction.
    if (order.account_id !== null && !begins) return settle(database, order.account_id, false);
    return database.transaction(async (tx) => {
      const { brand, language, email } = order;
      const account =
        order.account_id === null
          ? await accounts.ensure(tx, { brand, email: email!, language, now: at })
          : { accountId: order.account_id, isHolder: false };
      const changes = await settle(tx, account.accountId, account.isHolder);
      if (changes && begins && renews(order.plan)) {
        const begun = {
          brand,
          accountId: changes.account_id,
          orderId: order.id,
          plan: order.plan,
          gateway: order.gateway,
          reference: begins.reference,
          periodStart: begins.periodStart ?? order.ordered_at,
          periodEnd: begins.periodEnd,
          at,
        };
        const { switched, amount } = order;
        if (switched) await deps.switchSubscription(tx, { ...begun, switched, amount, payment: payment.reference! });
        else await deps.beginSubscription(tx, begun);
      }
      return changes;
    });
  };

  const decline = async (
    order: OpenOrder,
    reason: DeclineReason,
    limits: DeclineLimits | null,
  ): Promise<OrderChanges | null> => {
    const at = clock();
    const until = new Date(at.getTime() + DECLINE_WINDOW_MS);
    const declined = await declineOrder(database, order.id, { reason, at, limits, until });
    return declined ? { state: 'declined', decline_reason: reason, action_url: null, settled_at: at } : null;
  };

  const apply: Orders['apply'] = async (order, payment, limits) => {
    switch (payment.state) {
      case 'paid':
        return settlePaid(order, payment);
      case 'declined':
        return decline(order, payment.reason, limits ?? null);
      case 'action':
        await awaitBuyer(database, order.id, payment.url);
        return { state: 'action', action_url: payment.url };
      case 'unknown':
      case 'none':
        return {};
    }
  };

  // Closed at the gateway first, so that it cannot be charged after we give it up.
  const giveUp = async (order: OrderRow, reason: DeclineReason): Promise<void> => {
    const payment = await gatewayOf(order).giveUp(order.id);
    await apply(order, payment.state === 'none' ? { state: 'declined', reason } : payment);
  };

  const ask = async (order: OrderRow): Promise<void> => {
    const gateway = gatewayOf(order);
    const age = clock().getTime() - order.ordered_at.getTime();
    const payment = await gateway.look(order.id);
    const lost = payment.state === 'none' && age >= SURELY_ARRIVED_MS;
    const abandoned = payment.state === 'action' && age >= ABANDONED_MS;
    if (lost || abandoned) return giveUp(order, abandoned ? 'expired' : 'given-up');
    await apply(order, payment);
  };

  return {
    settlePaid,
    apply,
    leaveBank: async (buyer) => {
      const left = await ordersAtBank(database, buyer);
      for (const order of left) await giveUp(order, 'expired');
      return left.length > 0;
    },
    refresh: async (orderId) => {
      const order = await orderById(database, orderId);
      if (order?.state !== 'pending' && order?.state !== 'action') return order;
      await ask(order);
      return orderById(database, orderId);
    },
    recover: async () => {
      for (const order of await openOrders(database, new Date(clock().getTime() - MINUTE / 4), RECOVERED_AT_ONCE)) {
        try {
          await ask(order);
        } catch (error) {
          // Continue with the others; this order is retried in a minute.
          log.warn({ err: error, order: order.id }, 'Could not resolve a pending order; it will be retried.');
        }
      }
    },
  };
}
