import { taxInRefund } from '@vinlore/billing-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { RefundTables } from './tables.ts';

/** A refund as the table holds it. */
export type RefundRow = Selectable<RefundTables['billing_refund']>;

const refunds = (source: Database | Tx) => tables<RefundTables>(source).selectFrom('billing_refund').selectAll();

/** Holds an order of a brand until the transaction ends: refunds of one order come after each other. */
export const lockOrder = (tx: Tx, brand: string, id: string): Promise<OrderRow | undefined> =>
  tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();

/** The refund that a caller's key was used for. */
export const refundOfKey = (tx: Tx, brand: string, key: string): Promise<RefundRow | undefined> =>
  refunds(tx).where('brand', '=', brand).where('idempotency_key', '=', key).executeTakeFirst();

/** Credits that were taken back for an order before, but for those of refunds that came back. */
export async function creditsTakenFor(tx: Tx, orderId: string): Promise<number> {
  const { taken } = await tables<RefundTables>(tx)
    .selectFrom('billing_refund as r')
    .leftJoin('billing_refund_failure as f', 'f.refund_id', 'r.id')
    .select(sql<number>`coalesce(sum(r.credits - coalesce(f.credits, 0)), 0)::int`.as('taken'))
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Tax that came back of an order, but for that of refunds which came back themselves. */
export async function taxBackOf(source: Database | Tx, orderId: string): Promise<number> {
  const { back } = await tables<RefundTables>(source)
    .selectFrom('billing_refund as r')
    .leftJoin('billing_refund_failure as f', 'f.refund_id', 'r.id')
    .select(sql<number>`coalesce(sum(r.tax) filter (where f.refund_id is null), 0)::int`.as('back'))
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return back;
}

/** Notes a refund and what it leaves of its order, which is held. @returns undefined where the key was used in the same moment */
export async function keepRefund(
  tx: Tx,
  order: Pick<OrderRow, 'amount' | 'tax' | 'refunded'>,
  refund: Omit<RefundRow, 'done_at' | 'tax'>,
): Promise<RefundRow | undefined> {
  const db = tables<RefundTables & OrderTables>(tx);
  const back = order.tax === 0 ? 0 : await taxBackOf(tx, refund.order_id);
  const tax = Math.min(refund.amount, taxInRefund(order, order.refunded + refund.amount, back));
  const kept = await db
    .insertInto('billing_refund')
    .values({ ...refund, tax })
    .onConflict((conflict) => conflict.columns(['brand', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) return undefined;
  await db
    .updateTable('billing_order')
    .set({
      refunded: sql`refunded + ${refund.amount}`,
      state: sql`case when refunded + ${refund.amount} = amount then 'refunded' else state end`,
    })
    .where('id', '=', refund.order_id)
    .execute();
  return kept;
}

/** Refunds that their gateway has not taken, oldest first. */
export const pendingRefunds = (database: Database): Promise<RefundRow[]> =>
  refunds(database).where('done_at', 'is', null).orderBy('begun_at').limit(200).execute();

/** Notes that a gateway took a refund. @returns false where that was noted before */
export async function noteDone(tx: Tx, id: string, now: Date): Promise<boolean> {
  const done = await tables<RefundTables>(tx)
    .updateTable('billing_refund')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}
