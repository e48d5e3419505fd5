import { type Database, tables, type Tx } from '@vinlore/database';
import type { PageRow, SiteRow } from '../payload/content-rows.ts';
import type { ContentTables } from '../tables.ts';

/** Returns what a brand publishes in every language: site records, and pages by path. */
export async function publishedRows(
  source: Database | Tx,
  brand: string,
): Promise<{ readonly sites: readonly SiteRow[]; readonly pages: readonly PageRow[] }> {
  const db = tables<ContentTables>(source);
  const sites = db.selectFrom('content_site').selectAll().where('brand', '=', brand).where('status', '=', 'published');
  const pages = db.selectFrom('content_page').selectAll().where('brand', '=', brand).where('status', '=', 'published');
  return { sites: await sites.execute(), pages: await pages.orderBy('url').execute() };
}
