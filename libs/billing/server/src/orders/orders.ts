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

/** A gateway that has not heard of an order by then never will: calls to it end within 10 s. */
const SURELY_ARRIVED_MS = MINUTE;
/** A buyer who has not gone on with a payment by then is not coming back. */
export const ABANDONED_MS = 60 * MINUTE;
/** Orders that one turn of the recovery takes. */
const RECOVERED_AT_ONCE = 200;

/** A payment that was made; without a reference where nothing was to pay. */
type Paid = Omit<Extract<Payment, { state: 'paid' }>, 'reference'> & { readonly reference: string | null };
/** What is needed of an order to settle it. */
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

/** What becomes of an order. */
type OrderChanges = Partial<OrderRow>;

/** Brings orders from what gateways say to what we keep. Every way of it may be repeated, in any order, by any process. */
export interface Orders {
  /**
   * Makes an order paid, with its credits, what keeps them for a visitor and the subscription of a plan that renews, in one
   * transaction.
   *
   * @returns what changed; null where it was paid before, or where what was charged is not what was ordered
   */
  settlePaid(order: OpenOrder, payment: Paid): Promise<OrderChanges | null>;
  /**
   * Notes what a gateway says of an order's payment.
   *
   * @param limits whose decline it counts as
   * @returns what changed; null where the order has come further before
   */
  apply(order: OpenOrder, payment: Payment | Paid, limits?: DeclineLimits): Promise<OrderChanges | null>;
  /**
   * Asks the gateway where the order still waits.
   *
   * @returns the order as it is then; undefined where there is none
   * @throws GatewayDown
   */
  refresh(orderId: string): Promise<OrderRow | undefined>;
  /**
   * Gives up what a buyer has left at their bank, in this browser or in their account, so that its coupon is good for what they buy instead.
   *
   * @returns whether there was anything; what was paid after all stays paid
   * @throws GatewayDown
   */
  leaveBank(buyer: Returning): Promise<boolean>;
  /** Finds out what became of all orders that wait: those of a killed process, too. */
  recover(): Promise<void>;
}

/** Builds the keeping of orders. */
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
      log.error({ order: order.id, charged }, 'A gateway has charged something else than was ordered: look into it.');
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
    // One statement is a transaction by itself.
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

  // At the gateway first: what it has once called over cannot be charged behind our back.
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
          // The others have their turn; this one has its next in a minute.
          log.warn({ err: error, order: order.id }, 'An order that waits could not be brought to its end.');
        }
      }
    },
  };
}
