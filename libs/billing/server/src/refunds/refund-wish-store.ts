import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import { type Selectable } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import type { RefundWish } from './refund-wish.ts';
import type { RefundTables } from './tables.ts';

/** A refund that waits, or waited, for a second person. */
export type RefundWishRow = Selectable<RefundTables['billing_refund_wish']>;

const wishes = (source: Database | Tx) => tables<RefundTables>(source).selectFrom('billing_refund_wish').selectAll();

/** The wish that a caller's key was used for. */
export const wishOfKey = (tx: Tx, brand: string, key: string): Promise<RefundWishRow | undefined> =>
  wishes(tx).where('brand', '=', brand).where('idempotency_key', '=', key).executeTakeFirst();

/** The wish that waits for an order. */
export const waitingWishOf = (source: Database | Tx, orderId: string): Promise<RefundWishRow | undefined> =>
  wishes(source).where('order_id', '=', orderId).where('state', '=', 'waiting').executeTakeFirst();

/** Holds a wish of a brand until the transaction ends. */
export const lockWish = (tx: Tx, brand: string, id: string): Promise<RefundWishRow | undefined> =>
  wishes(tx).where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst();

/** A brand's wishes that wait, newest first, from after a given one on. */
export async function waitingWishes(
  source: Database,
  brand: string,
  after: string | undefined,
  limit: number,
): Promise<RefundWishRow[]> {
  let query = wishes(source)
    .where('brand', '=', brand)
    .where('state', '=', 'waiting')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== undefined)
    query = query.where(comesAfter({ table: 'billing_refund_wish', by: 'asked_at' }, { brand, id: after }));
  return query.execute();
}

/** Keeps a wish. */
export function keepWish(
  tx: Tx,
  { brand, terms, why, key, actor }: RefundWish,
  order: OrderRow,
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<RefundWishRow> {
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
      take_credits: terms.reason === 'goodwill' && terms.takeCredits,
      refunded_before: order.refunded,
      actor,
      asked_at: at,
      approval: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes what became of a wish, or what the second person was asked under. */
export async function noteWish(
  tx: Tx,
  id: string,
  noted: Partial<Pick<RefundWishRow, 'approval' | 'state'>>,
): Promise<void> {
  await tables<RefundTables>(tx).updateTable('billing_refund_wish').set(noted).where('id', '=', id).execute();
}

/** Notes that a second person did not give what some wishes, which wait no more, were about. */
export async function noteDeclined(source: Database, over: readonly RefundWishRow[]): Promise<void> {
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
