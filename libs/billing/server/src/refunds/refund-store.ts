import { taxInRefund } from '@vinlore/billing-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { RefundTables } from './tables.ts';

/** A refund row. */
export type RefundRow = Selectable<RefundTables['billing_refund']>;

const refunds = (source: Database | Tx) => tables<RefundTables>(source).selectFrom('billing_refund').selectAll();

/** Locks an order of a brand until the transaction ends, so that refunds of one order are serialized. */
export const lockOrder = (tx: Tx, brand: string, id: string): Promise<OrderRow | undefined> =>
  tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();

/** Returns the refund that used the caller's idempotency key. */
export const refundOfKey = (tx: Tx, brand: string, key: string): Promise<RefundRow | undefined> =>
  refunds(tx).where('brand', '=', brand).where('idempotency_key', '=', key).executeTakeFirst();

/** Credits already removed for an order, not counting those of failed refunds. */
export async function creditsTakenFor(tx: Tx, orderId: string): Promise<number> {
  const { taken } = await tables<RefundTables>(tx)
    .selectFrom('billing_refund as r')
    .leftJoin('billing_refund_failure as f', 'f.refund_id', 'r.id')
    .select(sql<number>`coalesce(sum(r.credits - coalesce(f.credits, 0)), 0)::int`.as('taken'))
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Tax already refunded for an order, not counting failed refunds. */
export async function taxBackOf(source: Database | Tx, orderId: string): Promise<number> {
  const { back } = await tables<RefundTables>(source)
    .selectFrom('billing_refund as r')
    .leftJoin('billing_refund_failure as f', 'f.refund_id', 'r.id')
    .select(sql<number>`coalesce(sum(r.tax) filter (where f.refund_id is null), 0)::int`.as('back'))
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return back;
}

/** Stores a refund and updates its locked order. @returns undefined if a concurrent request used the key */
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

/** Refunds not yet accepted by their gateway, oldest first. */
export const pendingRefunds = (database: Database): Promise<RefundRow[]> =>
  refunds(database).where('done_at', 'is', null).orderBy('begun_at').limit(200).execute();

/** Records that a gateway accepted a refund. @returns false if that was already recorded */
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
