import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { OrderDocument, OrderTables } from './tables.ts';

/** Whose order: an account of one brand, or a holder of what was bought without one. */
interface Buyer {
  readonly brand: string;
  readonly accountId: string;
}

/** Whether a paid order that a visitor made holds the document. */
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

/** Gives a visitor's paid orders that hold a document its next version. */
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
