import { type CouponAnswer, creditsGranted, type GatewayName, judgeUse, type Pot } from '@vinlore/billing-domain';
import type { Language, Plan } from '@vinlore/brand';
import { callRoutine, comesAfter, type Database, prepared, tables, type Tx } from '@vinlore/database';
import type { PlateOrName } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { DeclineReason } from '../gateways/gateway.ts';
import type { OrderTax } from './order-tax.ts';
import { beginOrderRoutine, declineOrderRoutine, dropOrderRoutine, settleOrderRoutine } from './routines.ts';
import type { OrderDocument, OrderTables } from './tables.ts';

/** An order as stored. */
export type OrderRow = Omit<Selectable<OrderTables['billing_order']>, 'plan_id'>;

/** An order to begin. */
export interface NewOrder {
  readonly id: string;
  readonly brand: string;
  /** Null for a visitor, whose account is found or created when the order is paid. */
  readonly accountId: string | null;
  /** In lower case. */
  readonly email: string;
  readonly idempotencyKey: string;
  /** SHA-256 of the request and the caller; tells a repeat from another purchase. */
  readonly requestHash: Buffer;
  /**
   * The same hash without the browser's cookie, because a browser's first purchase may be repeated after it got one.
   */
  readonly firstHash: Buffer;
  /** The browser in which it is bought (`buyer-browser.ts`). */
  readonly browser: string;
  readonly plan: Plan;
  readonly pot: Pot;
  /** The price shown to the buyer, in minor units; checked against plan and coupon before the gateway is called. */
  readonly amount: number;
  /** The tax included in `amount`. */
  readonly tax: OrderTax;
  readonly coupon: string | null;
  readonly gateway: GatewayName;
  readonly vin: string | null;
  readonly vehicle: PlateOrName;
  /** The buyer's selection for the document, as its product encodes it; null if there is none. */
  readonly selection: string | null;
  readonly wantsDocument: boolean;
  readonly language: Language;
  readonly orderedAt: Date;
  /** The HMAC keys under which declined payments are counted, and the limits that stop further orders. */
  readonly limits: DeclineLimits;
}

/** Limit on the declined payments of one buyer or address, after which no more orders are accepted for a while. */
export interface DeclineLimit {
  /** HMAC of the buyer or address. */
  readonly key: string;
  readonly most: number;
  /** The limit while the brand is under attack. */
  readonly mostInAlarm: number;
}

/** All limits that apply to a purchase. */
export interface DeclineLimits {
  readonly each: readonly DeclineLimit[];
  /** Declined payments of the whole brand; at this number it counts as under attack. */
  readonly alarm: { readonly key: string; readonly most: number };
}

/** Result of beginning an order. */
export type Begun =
  | { readonly outcome: 'new'; readonly coupon: CouponAnswer }
  /** The key was used for the same purchase: its order, and its coupon's terms while it is open. */
  | { readonly outcome: 'repeat'; readonly orderId: string; readonly coupon: CouponAnswer }
  /** The key was used for a different purchase. */
  | { readonly outcome: 'other' }
  | { readonly outcome: 'limited'; readonly until: Date }
  /**
   * The account already has an unlimited plan of this product (`plan`), or an unpaid order of one that waits for the
   * gateway (`pending`) or the buyer (`action`).
   */
  | { readonly outcome: 'held'; readonly by: 'plan' | 'pending' | 'action' }
  /** The coupon cannot be used; nothing was stored. */
  | { readonly outcome: 'coupon'; readonly coupon: CouponAnswer };

/**
 * Begins an order. Key, limits, coupon, and the order itself are handled in one atomic round trip; an order whose
 * coupon is not valid is rolled back.
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

/** Deletes an order that no gateway knows yet; its key and coupon can be used again. */
export async function dropOrder(database: Database, id: string): Promise<void> {
  await callRoutine(database, dropOrderRoutine, { order: id });
}

/** Facts of a successful payment to store in its order. */
export type Settlement = Pick<OrderRow, 'new_account' | 'payment' | 'period_end' | 'settled_at' | 'subscription'> & {
  readonly account_id: string;
};

/**
 * Marks an order as paid, with its credits and audit entry, atomically.
 *
 * @returns the account that owns it: the buyer's, or the account into which that was merged in the meantime; null if it
 *   was already paid and nothing changed
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

/** Marks an order as declined or given up, and counts the decline. @returns false if the order is not open */
export async function declineOrder(
  source: Database | Tx,
  id: string,
  declined: {
    readonly reason: DeclineReason;
    readonly at: Date;
    /** Whose limits the decline counts against; null if it counts against nobody. */
    readonly limits: DeclineLimits | null;
    /** When the count expires. */
    readonly until: Date;
  },
): Promise<boolean> {
  const { limits } = declined;
  const counts = limits ? [limits.alarm, ...limits.each].map(({ key }) => key) : [];
  const { reason, at, until } = declined;
  return callRoutine(source, declineOrderRoutine, { order: id, reason, at, limits: counts, until });
}

/** Stores where the buyer must continue to pay. */
export async function awaitBuyer(database: Database, id: string, url: string): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ state: 'action', action_url: url })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'action'])
    .execute();
}

/** Returns an order of a brand, locked until the transaction ends; undefined if the brand has no such order. */
export function lockOrder(tx: Tx, brand: string, id: string): Promise<OrderRow | undefined> {
  return tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns any order by id; the caller checks brand and owner. */
export function orderById(source: Database | Tx, id: string): Promise<OrderRow | undefined> {
  return tables<OrderTables>(source).selectFrom('billing_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns orders by their idempotency keys. */
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

/** An account's orders, newest first. @param cursor last order of the previous page */
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
  // A cursor from another account returns no rows.
  if (cursor !== undefined)
    orders = orders.where(
      comesAfter({ table: 'billing_order', by: 'ordered_at' }, { id: cursor, brand, account_id: accountId }),
    );
  return (limit === undefined ? orders : orders.limit(limit)).execute();
}

/** Number of orders of an account. */
export async function countOrders(database: Database, brand: string, accountId: string): Promise<number> {
  const query = tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand', '=', brand)
    .where('account_id', '=', accountId);
  const [counted] = await prepared(database, query);
  return counted!.count;
}

/** Orders waiting for their gateway or buyer since before the given time, oldest first. */
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

/** A buyer who returns from their bank and buys again something that only one order may hold. */
export interface Returning extends Pick<NewOrder, 'brand' | 'browser' | 'accountId'> {
  /** What the abandoned order blocks: its coupon, or the account's one unlimited plan. */
  readonly holds: 'coupon' | 'unlimited';
}

/**
 * Orders that block something while waiting at their buyer's bank. An order begun without a login belongs to its
 * browser, an account's order to that account. The email in an order proves nothing.
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

/** The columns needed to start following up an order. */
export type OrderToFollowUp = Pick<OrderRow, 'id' | 'wants_document'>;

/** Paid orders whose receipt, invoice, or document is still missing, oldest first. */
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

/** Number of paid orders whose receipt, invoice, or document is still missing, and when the first of them was paid. */
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

/**
 * Stores the result of the document request and clears the buyer's selection, because the order makes no further
 * document.
 */
export async function noteDocument(database: Database, id: string, made: OrderDocument | null): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ selection: null, ...(made ? { document: JSON.stringify(made) } : { document_failed: true }) })
    .where('id', '=', id)
    .where('document', 'is', null)
    .execute();
}

/**
 * Locks orders to follow up until the transaction ends, skipping those locked by others. They are sorted by brand, so
 * that the brands' invoice series are always locked in the same order.
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

/** Marks orders as completely followed up. */
export async function noteFollowedUp(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tables<OrderTables>(tx)
    .updateTable('billing_order')
    .set({ followed_up_at: at })
    .where('id', 'in', ids)
    .execute();
}
