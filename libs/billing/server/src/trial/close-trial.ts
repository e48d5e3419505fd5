import type { Pot } from '@vinlore/billing-domain';
import { type LedgerDetail, openReservations, settleReservation, takeBack } from '@vinlore/billing-ledger';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { endCouponIn } from '../coupons/administration.ts';
import type { CouponTables } from '../coupons/tables.ts';
import { declineOrder } from '../orders/order-store.ts';

/** Counts of what was still open in a trial. */
export interface ClosedTrial {
  readonly coupons: number;
  /** Orders that will never be settled. */
  readonly orders: number;
  readonly subscriptions: number;
  /** Credits removed. */
  readonly credits: number;
}

/** Sandbox orders are test orders, and always remain so. */
const TEST_ORDER = sql.raw(`gateway = 'sandbox'`);

async function endCoupons(tx: Tx, now: Date): Promise<number> {
  const samples = await tables<CouponTables>(tx)
    .selectFrom('coupon')
    .select(['id', 'brand', 'code', 'ends_at'])
    .where('is_sample', '=', true)
    .execute();
  let ended = 0;
  for (const coupon of samples) if (await endCouponIn(tx, coupon, { now, by: 'command' })) ended += 1;
  return ended;
}

/**
 * Ends everything that the sandbox could still settle, renew, or refund, and the creation of documents for its orders.
 */
async function endOrders(tx: Tx, now: Date): Promise<Pick<ClosedTrial, 'orders' | 'subscriptions'>> {
  const db = tables<object>(tx);
  const { rows: open } = await sql<{ id: string }>`select id from billing_order
    where ${TEST_ORDER} and state in ('pending', 'action')`.execute(db);
  for (const { id } of open) await declineOrder(tx, id, { reason: 'given-up', at: now, limits: null, until: now });
  await sql`update billing_order set followed_up_at = ${now}
    where ${TEST_ORDER} and state in ('paid', 'refunded') and followed_up_at is null`.execute(db);
  const ended = await sql`update billing_subscription set ended_at = ${now}
    where ${TEST_ORDER} and ended_at is null`.execute(db);
  // There is no gateway left to update.
  await sql`update billing_subscription set wish_told = wish where ${TEST_ORDER} and wish > wish_told`.execute(db);
  await sql`update billing_refund set done_at = ${now} where done_at is null
    and order_id in (select id from billing_order where ${TEST_ORDER})`.execute(db);
  await sql`update billing_refund_wish set state = 'withdrawn' where state = 'waiting'
    and order_id in (select id from billing_order where ${TEST_ORDER})`.execute(db);
  return { orders: open.length, subscriptions: Number(ended.numAffectedRows) };
}

interface TestGrant {
  readonly id: string;
  readonly brand: string;
  readonly account_id: string;
  readonly pot: Pot;
  readonly credits: number;
  readonly detail: LedgerDetail;
}

/**
 * Removes the credits granted by test orders, once each, by ledger entries: at most the balance, so that books stay
 * balanced and never fall below zero. Credits reserved for a list are returned first, since they could otherwise still
 * pay for documents.
 */
async function takeCreditsBack(tx: Tx, now: Date): Promise<number> {
  const db = tables<object>(tx);
  const { rows: grants } = await sql<TestGrant>`
    select o.id, o.brand, o.account_id, o.pot,
      o.credits - (select coalesce(sum(r.credits - coalesce(f.credits, 0)), 0) from billing_refund r
        left join billing_refund_failure f on f.refund_id = r.id where r.order_id = o.id)::int as credits,
      jsonb_build_object('plan', jsonb_build_object('name', o.plan->'name', 'interval', o.plan->'interval'),
        'product', o.product) as detail
    from billing_order o
    where ${TEST_ORDER} and o.state in ('paid', 'refunded') and o.credits is not null and o.account_id is not null
      and not exists (select from ledger_transaction t
        where t.brand = o.brand and t.cause = 'trial' and t.cause_id = o.id::text)
    order by o.ordered_at, o.id`.execute(db);
  const accounts = grants.map(({ account_id }) => account_id);
  for (const id of await openReservations(tx, accounts)) await settleReservation(tx, { reservation: id, at: now });
  let taken = 0;
  for (const { id, account_id: accountId, credits, ...grant } of grants)
    if (credits > 0)
      taken += await takeBack(tx, { ...grant, accountId, credits, cause: { kind: 'trial', id }, at: now });
  return taken;
}

/**
 * Closes the sales of a trial so that production can run on the same data (ADR 31): test orders are never settled,
 * renewed, or turned into documents, their credits are removed, and sample coupons end. Repeating it changes nothing.
 *
 * @returns counts of what was still open
 */
export async function closeTrialSales(tx: Tx, now: Date): Promise<ClosedTrial> {
  const coupons = await endCoupons(tx, now);
  const ended = await endOrders(tx, now);
  const credits = await takeCreditsBack(tx, now);
  return { coupons, ...ended, credits };
}
