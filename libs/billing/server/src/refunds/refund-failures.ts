import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderTables } from '../orders/tables.ts';
import type { RefundRow } from './refund-store.ts';
import type { FailureOutcome, RefundTables } from './tables.ts';

/** A failed refund, as stored. */
export type RefundFailureRow = Selectable<RefundTables['billing_refund_failure']>;

/** Finds a refund of an order and locks it until the transaction ends. */
export function lockRefund(
  tx: Tx,
  orderId: string,
  by: { readonly id: string } | { readonly key: string },
): Promise<RefundRow | undefined> {
  const found = tables<RefundTables>(tx).selectFrom('billing_refund').selectAll().where('order_id', '=', orderId);
  // The key that a gateway sends back can be any string, so it is compared as text.
  const named =
    'id' in by ? found.where(sql<boolean>`id::text = ${by.id}`) : found.where('idempotency_key', '=', by.key);
  return named.forUpdate().executeTakeFirst();
}

/**
 * Records that a refund failed and restores the amount to its order. The refund itself stays as booked; if it was not
 * completed yet, it is marked as done so that the gateway is not asked again.
 *
 * @returns false if it was already recorded
 */
export async function keepFailure(
  tx: Tx,
  refund: RefundRow,
  { why, at }: { readonly why: string | null; readonly at: Date },
): Promise<boolean> {
  const db = tables<RefundTables & OrderTables>(tx);
  const kept = await db
    .insertInto('billing_refund_failure')
    .values({ refund_id: refund.id, brand: refund.brand, why, credits: refund.credits, failed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  if (!kept) return false;
  if (refund.done_at === null)
    await db.updateTable('billing_refund').set({ done_at: at }).where('id', '=', refund.id).execute();
  await db
    .updateTable('billing_order')
    .set({ refunded: sql`refunded - ${refund.amount}`, state: 'paid' })
    .where('id', '=', refund.order_id)
    .execute();
  return true;
}

/** A brand's failed refund and when it was settled; undefined if the brand has no such failed refund. */
export function failedRefund(
  source: Database | Tx,
  brand: string,
  id: string,
): Promise<(RefundRow & { readonly settled_at: Date | null }) | undefined> {
  return tables<RefundTables>(source)
    .selectFrom('billing_refund as r')
    .innerJoin('billing_refund_failure as f', 'f.refund_id', 'r.id')
    .selectAll('r')
    .select('f.settled_at')
    .where('r.brand', '=', brand)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Records how a failed refund was settled, once. @returns false if it was already settled */
export async function settleFailure(
  tx: Tx,
  brand: string,
  id: string,
  settled: { readonly outcome: FailureOutcome; readonly by: string; readonly note: string | null; readonly at: Date },
): Promise<boolean> {
  const { outcome, by, note, at } = settled;
  const done = await tables<RefundTables>(tx)
    .updateTable('billing_refund_failure')
    .set({ outcome, settled_by: by, note, settled_at: at })
    .where('brand', '=', brand)
    .where('refund_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('refund_id')
    .executeTakeFirst();
  return done !== undefined;
}

/** Failures of the given refunds, by refund id. */
export async function failuresOf(
  source: Database | Tx,
  refunds: readonly string[],
): Promise<ReadonlyMap<string, RefundFailureRow>> {
  if (refunds.length === 0) return new Map();
  const rows = await tables<RefundTables>(source)
    .selectFrom('billing_refund_failure')
    .selectAll()
    .where('refund_id', 'in', [...refunds])
    .execute();
  return new Map(rows.map((row) => [row.refund_id, row]));
}

/** Number of a brand's unsettled failed refunds, counted up to `most`, and when the oldest failed. */
export async function failedRefunds(
  source: Database,
  brand: string,
  most: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(failed_at) as since from (
      select failed_at from billing_refund_failure where brand = ${brand} and settled_at is null
      order by failed_at limit ${most}
    ) as failed`.execute(tables<object>(source));
  return rows[0]!;
}
