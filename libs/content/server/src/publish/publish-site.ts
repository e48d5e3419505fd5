import type { Language } from '@vinlore/brand';
import type { Site } from '@vinlore/content-domain';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';
import { touchContent } from './touch-content.ts';

/** Columns of a site record for writing. */
export const siteColumns = ({ headers, footers, trustpilot, reviews, about, legal }: Site) => ({
  headers: JSON.stringify(headers),
  footers: JSON.stringify(footers),
  trustpilot: JSON.stringify(trustpilot),
  reviews: JSON.stringify(reviews),
  about,
  legal,
});

/** Publishes a brand's site record as changed by staff. */
export async function publishSite(
  tx: Tx,
  where: { readonly brand: string; readonly language: Language },
  site: Site,
  at: Date,
): Promise<void> {
  const row = { ...where, ...siteColumns(site), status: 'published' as const, updated_at: at, published_at: at };
  await tables<ContentTables>(tx)
    .insertInto('content_site')
    .values({ ...row, sort_order: 0, created_at: at, edited_at: at, seed_hash: null })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'language'])
        .doUpdateSet({ ...row, edited_at: at, version: sql`content_site.version + 1` }),
    )
    .execute();
  await touchContent(tx, where.brand);
}
