import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { OrderDocument, OrderTables } from './tables.ts';

/** The buyer: an account of one brand, or the holder of a purchase made without one. */
interface Buyer {
  readonly brand: string;
  readonly accountId: string;
}

/** Whether a visitor's paid order contains the document. */
export async function guestOrderHolds(
  database: Database,
  { brand, accountId }: Buyer,
  { kind, id }: Pick<OrderDocument, 'kind' | 'id'>,
): Promise<boolean> {
  const order = await tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('by_visitor', '=', true)
    .where('state', '=', 'paid')
    .where(sql<boolean>`document->>'kind' = ${kind} and document->>'id' = ${id}`)
    .executeTakeFirst();
  return order !== undefined;
}

/** Replaces a document with its next version in a visitor's paid orders. */
export async function replaceGuestDocument(
  database: Database,
  { brand, accountId }: Buyer,
  { kind, id }: Pick<OrderDocument, 'kind' | 'id'>,
  next: OrderDocument,
): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ document: JSON.stringify(next) })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('by_visitor', '=', true)
    .where('state', '=', 'paid')
    .where(sql<boolean>`document->>'kind' = ${kind} and document->>'id' = ${id}`)
    .execute();
}
