import { type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderTables } from '../orders/tables.ts';
import type { RefundRow } from './refund-store.ts';
import type { FailureOutcome, RefundTables } from './tables.ts';

/** That a refund came back, as the table holds it. */
export type RefundFailureRow = Selectable<RefundTables['billing_refund_failure']>;

/** Finds a refund of an order, and holds it until the transaction ends. */
export function lockRefund(
  tx: Tx,
  orderId: string,
  by: { readonly id: string } | { readonly key: string },
): Promise<RefundRow | undefined> {
  const found = tables<RefundTables>(tx).selectFrom('billing_refund').selectAll().where('order_id', '=', orderId);
  // What a gateway calls our key may be anything.
  const named =
    'id' in by ? found.where(sql<boolean>`id::text = ${by.id}`) : found.where('idempotency_key', '=', by.key);
  return named.forUpdate().executeTakeFirst();
}

/**
 * Notes that a refund came back, and what that leaves of its order. The refund itself stays as it was booked; one that was
 * still to be noted as given is not asked for again.
 *
 * @returns false where it was noted before
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

/** A refund of a brand that came back, and how it was settled since; undefined where the brand has none such. */
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

/** Notes how a refund that came back was settled, once. @returns false where it was before */
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

/** What came back of some refunds, by the refund's id. */
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

/** How many refunds of a brand came back and are still to be given, up to `most`, and since when the oldest is. */
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
