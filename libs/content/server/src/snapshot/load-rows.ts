import { type Database, tables } from '@vinlore/database';
import type { ContentRows } from '../payload/content-rows.ts';
import { RedirectLookup } from '../redirects/redirect-lookup.ts';
import { leadingRedirects } from '../redirects/redirects.ts';
import type { ContentTables } from '../tables.ts';

/** Returns content versions by brand, to compare with what the process has loaded. */
export async function loadVersions(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await tables<ContentTables>(database).selectFrom('content_brand').select(['brand', 'version']).execute();
  return new Map(rows.map(({ brand, version }) => [brand, version]));
}

/** Reads a brand's content in order. */
export async function loadRows(database: Database, brand: string): Promise<ContentRows> {
  const db = tables<ContentTables>(database);
  const sites = await db
    .selectFrom('content_site')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('sort_order')
    .orderBy('language')
    .execute();
  const pages = await db
    .selectFrom('content_page')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('sort_order')
    .orderBy('url')
    .orderBy('language')
    .execute();
  const moved = await leadingRedirects(database, brand).execute();
  return { sites, pages, moved: new RedirectLookup(moved) };
}
