import { type CouponAnswer, creditsGranted, type GatewayName, judgeUse, type Pot } from '@vinlore/billing-domain';
import type { Language, Plan } from '@vinlore/brand';
import { callRoutine, comesAfter, type Database, prepared, tables, type Tx } from '@vinlore/database';
import type { PlateOrName } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { DeclineReason } from '../gateways/gateway.ts';
import type { OrderTax } from './order-tax.ts';
import { beginOrderRoutine, declineOrderRoutine, dropOrderRoutine, settleOrderRoutine } from './routines.ts';
import type { OrderDocument, OrderTables } from './tables.ts';

/** An order as the table holds it. */
export type OrderRow = Omit<Selectable<OrderTables['billing_order']>, 'plan_id'>;

/** An order as it is begun. */
export interface NewOrder {
  readonly id: string;
  readonly brand: string;
  /** Null for a visitor, whose account is found or made when the order is paid. */
  readonly accountId: string | null;
  /** In lower case. */
  readonly email: string;
  readonly idempotencyKey: string;
  /** SHA-256 of what was asked and by whom: tells a repeat from another purchase. */
  readonly requestHash: Buffer;
  /** The same as if the browser had brought no cookie: its first purchase may be repeated after it got one. */
  readonly firstHash: Buffer;
  /** The browser it is bought in (`buyer-browser.ts`). */
  readonly browser: string;
  readonly plan: Plan;
  readonly pot: Pot;
  /** What the buyer was told to pay, minor units: checked against plan and coupon before the gateway is asked. */
  readonly amount: number;
  /** The tax that is in `amount`. */
  readonly tax: OrderTax;
  readonly coupon: string | null;
  readonly gateway: GatewayName;
  readonly vin: string | null;
  readonly vehicle: PlateOrName;
  /** What the buyer chose for the document, as its product encodes it; null: nothing. */
  readonly selection: string | null;
  readonly wantsDocument: boolean;
  readonly language: Language;
  readonly orderedAt: Date;
  /** Whose declined payments count: HMACs, and how many of each stop further orders. */
  readonly limits: DeclineLimits;
}

/** Declined payments of one buyer or address, after which no more orders are taken for a while. */
export interface DeclineLimit {
  /** HMAC of who it is. */
  readonly key: string;
  readonly most: number;
  /** The same while the brand is under attack. */
  readonly mostInAlarm: number;
}

/** All limits that a purchase is held to. */
export interface DeclineLimits {
  readonly each: readonly DeclineLimit[];
  /** All declines of the brand: with so many it is under attack. */
  readonly alarm: { readonly key: string; readonly most: number };
}

/** How the begin of an order ended. */
export type Begun =
  | { readonly outcome: 'new'; readonly coupon: CouponAnswer }
  /** The key was used for the same purchase: this is its order, and what its coupon is worth while it waits. */
  | { readonly outcome: 'repeat'; readonly orderId: string; readonly coupon: CouponAnswer }
  /** The key was used for another purchase. */
  | { readonly outcome: 'other' }
  | { readonly outcome: 'limited'; readonly until: Date }
  /** The account has such an unlimited plan (`plan`), or an order of one waits for its gateway or for its buyer. */
  | { readonly outcome: 'held'; readonly by: 'plan' | 'pending' | 'action' }
  /** The coupon is not to be had; nothing was kept. */
  | { readonly outcome: 'coupon'; readonly coupon: CouponAnswer };

/**
 * Begins an order: key, limits, coupon and the order itself in one round trip, all of it or nothing. An order whose coupon
 * is not good is taken back.
 */
export async function beginOrder(database: Database, order: NewOrder): Promise<Begun> {
  const { id, plan, orderedAt, limits } = order;
  const begun = await callRoutine(database, beginOrderRoutine, {
    id,
    brand: order.brand,
    account: order.accountId,
    email: order.email,
    key: order.idempotencyKey,
    hash: order.requestHash.toString('hex'),
    first_hash: order.firstHash.toString('hex'),
    plan,
    product: plan.product,
    credits: creditsGranted(plan),
    pot: order.pot,
    amount: order.amount,
    discount: Math.max(0, plan.price - order.amount),
    currency: plan.currency,
    ...order.tax,
    coupon: order.coupon,
    gateway: order.gateway,
    vin: order.vin,
    vehicle: order.vehicle,
    selection: order.selection,
    wants_document: order.wantsDocument,
    language: order.language,
    at: orderedAt,
    browser: order.browser,
    limits,
  });
  if (begun.outcome === 'limited' || begun.outcome === 'other' || begun.outcome === 'held') return begun;
  const coupon = judgeUse(begun.use, plan.id, orderedAt);
  if (begun.outcome === 'repeat') return { outcome: 'repeat', orderId: begun.order_id, coupon };
  if (begun.outcome === 'new' && coupon && 'refused' in coupon) {
    await dropOrder(database, id);
    return { outcome: 'coupon', coupon };
  }
  return { outcome: begun.outcome, coupon };
}

/** Takes back an order that was begun, before any gateway knew of it; its key and coupon are free again. */
export async function dropOrder(database: Database, id: string): Promise<void> {
  await callRoutine(database, dropOrderRoutine, { order: id });
}

/** What a payment that was made makes of its order. */
export type Settlement = Pick<OrderRow, 'new_account' | 'payment' | 'period_end' | 'settled_at' | 'subscription'> & {
  readonly account_id: string;
};

/**
 * Makes an order paid: state, credits and trail at once.
 *
 * @returns the account whose it is: the one into which the buyer's was merged meanwhile, or the buyer's; null where it was paid
 *   before: nothing changes
 */
export async function settleOrder(source: Database | Tx, id: string, settled: Settlement): Promise<string | null> {
  return callRoutine(source, settleOrderRoutine, {
    order: id,
    account: settled.account_id,
    new_account: settled.new_account,
    payment: settled.payment,
    subscription: settled.subscription,
    period_end: settled.period_end,
    at: settled.settled_at,
  });
}

/** Notes a payment that was declined, or given up, and counts it. @returns false where the order is not open */
export async function declineOrder(
  source: Database | Tx,
  id: string,
  declined: {
    readonly reason: DeclineReason;
    readonly at: Date;
    /** Whose decline it counts as; null where it is nobody's fault. */
    readonly limits: DeclineLimits | null;
    /** Until when it counts. */
    readonly until: Date;
  },
): Promise<boolean> {
  const { limits } = declined;
  const counts = limits ? [limits.alarm, ...limits.each].map(({ key }) => key) : [];
  const { reason, at, until } = declined;
  return callRoutine(source, declineOrderRoutine, { order: id, reason, at, limits: counts, until });
}

/** Notes where the buyer must go on to pay. */
export async function awaitBuyer(database: Database, id: string, url: string): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ state: 'action', action_url: url })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'action'])
    .execute();
}

/** An order of a brand, held until the transaction ends; undefined where the brand has none such. */
export function lockOrder(tx: Tx, brand: string, id: string): Promise<OrderRow | undefined> {
  return tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
}

/** An order by its id, whoever's it is: the caller checks brand and owner. */
export function orderById(source: Database | Tx, id: string): Promise<OrderRow | undefined> {
  return tables<OrderTables>(source).selectFrom('billing_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What is known of orders by their idempotency keys. */
export function ordersOfKeys(
  database: Database,
  brand: string,
  keys: readonly string[],
): Promise<Pick<OrderRow, 'idempotency_key' | 'state' | 'ordered_at'>[]> {
  return tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(['idempotency_key', 'state', 'ordered_at'])
    .where('brand', '=', brand)
    .where('idempotency_key', 'in', keys)
    .orderBy('ordered_at', 'desc')
    .execute();
}

/** An account's orders, newest first. @param cursor the order after which to go on */
export async function ordersOf(
  source: Database | Tx,
  { brand, accountId }: { readonly brand: string; readonly accountId: string },
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit?: number } = {},
): Promise<OrderRow[]> {
  let orders = tables<OrderTables>(source)
    .selectFrom('billing_order')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc');
  // Somebody else's order as the mark leads nowhere.
  if (cursor !== undefined)
    orders = orders.where(
      comesAfter({ table: 'billing_order', by: 'ordered_at' }, { id: cursor, brand, account_id: accountId }),
    );
  return (limit === undefined ? orders : orders.limit(limit)).execute();
}

/** How many orders an account has. */
export async function countOrders(database: Database, brand: string, accountId: string): Promise<number> {
  const query = tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand', '=', brand)
    .where('account_id', '=', accountId);
  const [counted] = await prepared(database, query);
  return counted!.count;
}

/** Orders that wait for their gateway or buyer since before a moment, oldest first. */
export function openOrders(database: Database, before: Date, limit: number): Promise<OrderRow[]> {
  return tables<OrderTables>(database)
    .selectFrom('billing_order')
    .selectAll()
    .where('state', 'in', ['pending', 'action'])
    .where('ordered_at', '<=', before)
    .orderBy('ordered_at')
    .limit(limit)
    .execute();
}

/** Who comes back from their bank, to buy anew what only one order may have. */
export interface Returning extends Pick<NewOrder, 'brand' | 'browser' | 'accountId'> {
  /** What the order that they left there keeps from the next: its coupon, or the place of the one unlimited plan. */
  readonly holds: 'coupon' | 'unlimited';
}

/**
 * Orders that hold something and wait for what their buyer does at their bank. One that was begun without a login is its
 * browser's; one of an account is that account's. Whose email an order names proves nothing.
 */
export function ordersAtBank(database: Database, { brand, browser, accountId, holds }: Returning): Promise<OrderRow[]> {
  return tables<OrderTables>(database)
    .selectFrom('billing_order')
    .selectAll()
    .where('brand', '=', brand)
    .where('state', '=', 'action')
    .where(holds === 'coupon' ? sql<boolean>`coupon is not null` : sql<boolean>`plan->>'kind' = 'unlimited'`)
    .where((order) =>
      order.or([
        order.and([order('account_id', 'is', null), order('browser', '=', browser)]),
        order('account_id', '=', accountId),
      ]),
    )
    .execute();
}

/** What following an order up begins with. */
export type OrderToFollowUp = Pick<OrderRow, 'id' | 'wants_document'>;

/** Orders that are paid and whose receipt, invoice or document is still to do, oldest first. */
export function ordersToFollowUp(database: Database, before: Date, limit: number): Promise<OrderToFollowUp[]> {
  return tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(['id', 'wants_document'])
    .where('state', 'in', ['paid', 'refunded'])
    .where('followed_up_at', 'is', null)
    .where('settled_at', '<=', before)
    .orderBy('settled_at')
    .limit(limit)
    .execute();
}

/** Orders that are paid and whose receipt, invoice or document is still to do: how many, and since when the first is paid. */
export async function undeliveredOrders(
  database: Database,
  before: Date,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { count, since } = await tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('settled_at').as('since')])
    .where('state', 'in', ['paid', 'refunded'])
    .where('followed_up_at', 'is', null)
    .where('settled_at', '<=', before)
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/** Notes what became of the request for a document. What its buyer chose has served: nothing is made of the order again. */
export async function noteDocument(database: Database, id: string, made: OrderDocument | null): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ selection: null, ...(made ? { document: JSON.stringify(made) } : { document_failed: true }) })
    .where('id', '=', id)
    .where('document', 'is', null)
    .execute();
}

/**
 * Holds orders that are to be followed up until the transaction ends: those that nobody else does, brand by brand, so
 * that whoever numbers their invoices takes the brands' series in one order.
 */
export function holdToFollowUp(tx: Tx, ids: readonly string[]): Promise<OrderRow[]> {
  return tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('id', 'in', ids)
    .where('followed_up_at', 'is', null)
    .orderBy('brand')
    .orderBy('settled_at')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Notes that nothing of orders is left to do. */
export async function noteFollowedUp(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tables<OrderTables>(tx)
    .updateTable('billing_order')
    .set({ followed_up_at: at })
    .where('id', 'in', ids)
    .execute();
}
