import { type Database, tables } from '@vinlore/database';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import type { InvoiceTables } from '../invoices/tables.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { CreditNote } from '../orders/view-of.ts';
import type { RefundTables } from './tables.ts';

/** Credit notes of a brand's orders by order id, oldest first; orders without refunds have no entry. */
export async function creditNotesOf(
  database: Database,
  brand: string,
  orders: readonly Pick<OrderRow, 'id' | 'refunded'>[],
): Promise<ReadonlyMap<string, readonly CreditNote[]>> {
  const ids = orders.flatMap(({ id, refunded }) => (refunded > 0 ? [id] : []));
  if (ids.length === 0) return new Map();
  const refunds = await tables<RefundTables>(database)
    .selectFrom('billing_refund')
    .select(['id', 'order_id'])
    .where('order_id', 'in', ids)
    .execute();
  if (refunds.length === 0) return new Map();
  const orderOf = new Map(refunds.map(({ id, order_id }) => [id, order_id]));
  const notes = await tables<InvoiceTables>(database)
    .selectFrom('invoice')
    .select(['kind', 'sample', 'year', 'serial', 'cause_id'])
    .where('brand', '=', brand)
    .where('cause_kind', '=', 'refund')
    .where('cause_id', 'in', [...orderOf.keys()])
    .orderBy('issued_at')
    .orderBy('serial')
    .execute();
  const notesOf = (order: string): CreditNote[] =>
    notes
      .filter(({ cause_id: refund }) => orderOf.get(refund) === order)
      .map((note) => ({ number: invoiceNumber(note), refund: note.cause_id }));
  return new Map(ids.map((id) => [id, notesOf(id)]));
}
