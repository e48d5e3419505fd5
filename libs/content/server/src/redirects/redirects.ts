import { type Database, tables, type Tx } from '@vinlore/database';
import type { DeskTables } from '../desk-tables.ts';

const redirects = (source: Database | Tx) => tables<DeskTables>(source);

/** Old paths of a brand, as `r`, that lead to pages that are there, as `d`. */
export const leadingRedirects = (source: Database | Tx, brand: string) =>
  redirects(source)
    .selectFrom('content_redirect as r')
    .innerJoin('content_document as d', 'd.id', 'r.document_id')
    .where('r.brand', '=', brand)
    .where('r.ended_at', 'is', null)
    .where('d.deleted_at', 'is', null);

/** Forgets what a path led to: a page stands there again. */
export async function forgetRedirect(tx: Tx, brand: string, path: string): Promise<void> {
  await redirects(tx).deleteFrom('content_redirect').where('brand', '=', brand).where('path', '=', path).execute();
}

/** From now on a path leads to a document. */
export async function leadTo(tx: Tx, brand: string, path: string, document_id: string, made_at: Date): Promise<void> {
  await redirects(tx)
    .insertInto('content_redirect')
    .values({ brand, path, document_id, made_at })
    .onConflict((conflict) => conflict.columns(['brand', 'path']).doUpdateSet({ document_id, made_at, ended_at: null }))
    .execute();
}
