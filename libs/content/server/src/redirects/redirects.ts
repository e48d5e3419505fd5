import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskTables } from '../desk-tables.ts';

const redirects = (source: Database | Tx) => tables<DeskTables>(source);

/** A brand's redirects as `r`, without those to deleted pages: with the target as `to` and the page as `d`. */
export const leadingRedirects = (source: Database | Tx, brand: string) =>
  redirects(source)
    .selectFrom('content_redirect as r')
    .leftJoin('content_document as d', 'd.id', 'r.document_id')
    .select(['r.path', 'r.temporary', 'r.document_id', sql<string>`coalesce(r.target, d.path)`.as('to')])
    .where('r.brand', '=', brand)
    .where('r.ended_at', 'is', null)
    .where('d.deleted_at', 'is', null);

/** Removes the redirect of a path that gets a page again. */
export async function forgetRedirect(tx: Tx, brand: string, path: string): Promise<void> {
  await redirects(tx).deleteFrom('content_redirect').where('brand', '=', brand).where('path', '=', path).execute();
}

/** The target of a path: a document, whose path is followed, or a URL. */
export type Lead = { readonly document_id: string } | { readonly target: string; readonly temporary: boolean };

/** Sets the redirect of a path. */
export async function leadTo(tx: Tx, brand: string, path: string, lead: Lead, made_at: Date): Promise<void> {
  const leads = { document_id: null, target: null, temporary: false, ...lead, made_at, ended_at: null };
  await redirects(tx)
    .insertInto('content_redirect')
    .values({ brand, path, ...leads })
    .onConflict((conflict) => conflict.columns(['brand', 'path']).doUpdateSet(leads))
    .execute();
}

/**
 * Repoints the redirects to a path to its page's new path, with query and anchor, so visitors are redirected only once.
 */
export async function leadOn(tx: Tx, brand: string, from: string, to: string): Promise<void> {
  // Normalized as in `ownPath`: `/About/?a=b` is a redirect to `/about`, too.
  const path = sql<string>`substring(target from '^[^?#]*')`;
  await redirects(tx)
    .updateTable('content_redirect')
    .set({ target: sql<string>`${to}::text || substr(target, length(${path}) + 1)` })
    .where('brand', '=', brand)
    .where('target', 'is not', null)
    .where(sql<boolean>`rtrim(lower(${path}), '/') = ${from}`)
    .execute();
}
