import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';
import { publishedRows } from './published-rows.ts';

/** Options of the copy. */
export interface ContentCopy {
  /** Key of the source brand. */
  readonly from: string;
  /** Key of the target brand, which has no content yet. */
  readonly to: string;
  /** Replaces the source brand's name with the new one. @param json JSON, or one of its texts */
  readonly renamed: (json: string) => string;
  readonly at: Date;
}

/**
 * Copies a brand's published pages and site record to a new brand in every language, as if deployed from its folder: a
 * folder that follows is their next version, unless staff changed them. Images aren't copied: they show the other
 * brand's documents, and pages leave out missing images.
 *
 * @returns the number of pages
 */
export async function copyContent(tx: Tx, { from, to, renamed, at }: ContentCopy): Promise<number> {
  const db = tables<ContentTables>(tx);
  const json = (value: unknown) => renamed(JSON.stringify(value));
  const text = (value: string) => JSON.parse(json(value)) as string;
  const born = { brand: to, status: 'published' as const, seed_hash: null, edited_at: null };
  const dates = { created_at: at, updated_at: at, published_at: at };
  const { sites, pages } = await publishedRows(tx, from);
  await db
    .insertInto('content_site')
    .values(
      sites.map((site) => ({
        ...{ ...born, ...dates, language: site.language, sort_order: site.sort_order },
        headers: json(site.headers),
        footers: json(site.footers),
        // Reviews of the other brand aren't reviews of this one.
        trustpilot: 'null',
        reviews: '[]',
        about: text(site.about),
        legal: text(site.legal),
      })),
    )
    .execute();
  await db
    .insertInto('content_page')
    .values(
      pages.map((page) => ({
        ...{ ...born, ...dates, language: page.language, sort_order: page.sort_order, url: page.url },
        title: text(page.title),
        meta: json(page.meta),
        blocks: json(page.blocks),
      })),
    )
    .execute();
  await touchContent(tx, to);
  await sql`select content_note_seeds(${to}, ${at})`.execute(db);
  return pages.length;
}
