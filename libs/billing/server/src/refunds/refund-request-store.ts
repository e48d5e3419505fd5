import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import { failureOf, isChosen, type RefundRequest, type RefundTerms } from './refund-request.ts';
import type { RefundTables } from './tables.ts';

/** A refund that is or was pending approval. */
export type RefundRequestRow = Selectable<RefundTables['billing_refund_wish']>;

const requests = (source: Database | Tx) => tables<RefundTables>(source).selectFrom('billing_refund_wish').selectAll();

/** Returns the request that used the caller's idempotency key. */
export const requestOfKey = (tx: Tx, brand: string, key: string): Promise<RefundRequestRow | undefined> =>
  requests(tx).where('brand', '=', brand).where('idempotency_key', '=', key).executeTakeFirst();

/** Returns the request pending approval for an order. */
export const waitingRequestOf = (source: Database | Tx, orderId: string): Promise<RefundRequestRow | undefined> =>
  requests(source).where('order_id', '=', orderId).where('state', '=', 'waiting').executeTakeFirst();

/** Locks a request of a brand until the transaction ends. */
export const lockRequest = (tx: Tx, brand: string, id: string): Promise<RefundRequestRow | undefined> =>
  requests(tx).where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst();

/** A brand's pending requests after the cursor, newest first. */
export async function waitingRequests(
  source: Database,
  brand: string,
  cursor: string | undefined,
  limit: number,
): Promise<RefundRequestRow[]> {
  let query = requests(source)
    .where('brand', '=', brand)
    .where('state', '=', 'waiting')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'billing_refund_wish', by: 'asked_at' }, { brand, id: cursor }));
  return query.execute();
}

/** Stores a request. */
export function keepRequest(
  tx: Tx,
  { brand, terms, why, key, actor }: RefundRequest,
  order: OrderRow,
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<RefundRequestRow> {
  return tables<RefundTables>(tx)
    .insertInto('billing_refund_wish')
    .values({
      brand,
      order_id: order.id,
      idempotency_key: key,
      reason: terms.reason,
      amount,
      currency: order.currency,
      why,
      take_credits: isChosen(terms) && terms.takeCredits,
      refunded_before: order.refunded,
      of_failure: failureOf(terms),
      actor,
      asked_at: at,
      approval: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records the state of a request or the id of its approval. */
export async function noteRequest(
  tx: Tx,
  id: string,
  noted: Partial<Pick<RefundRequestRow, 'approval' | 'state'>>,
): Promise<void> {
  await tables<RefundTables>(tx).updateTable('billing_refund_wish').set(noted).where('id', '=', id).execute();
}

/** Marks pending requests as declined after their approval was declined. */
export async function noteDeclined(source: Database, over: readonly RefundRequestRow[]): Promise<void> {
  if (over.length === 0) return;
  await tables<RefundTables>(source)
    .updateTable('billing_refund_wish')
    .set({ state: 'declined' })
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .execute();
}

/** The terms of a request as originally submitted. */
export function termsOf({
  reason,
  amount,
  take_credits: takeCredits,
  of_failure: failed,
}: RefundRequestRow): RefundTerms {
  if (reason === 'goodwill') return { reason, amount, takeCredits };
  if (reason === 'other-way') return { reason, amount, takeCredits, failed: failed! };
  return { reason };
}
