import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';
import { publishedRows } from './published-rows.ts';

/** What is copied, and how. */
export interface ContentCopy {
  /** Key of the brand whose published pages are taken. */
  readonly from: string;
  /** Key of a brand that has none. */
  readonly to: string;
  /** Puts the new brand's name where the other one's stood. @param json as JSON, or one text of it */
  readonly renamed: (json: string) => string;
  readonly at: Date;
}

/**
 * Gives a new brand the pages and the site record that another one publishes, in every language, as a deploy of its folder would:
 * a folder that comes later is their next version, unless staff have changed them. Pictures stay behind: they show the
 * other brand's papers, and a page does without a picture that is not there.
 *
 * @returns how many pages there are now
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
        // What others said of the other brand is not said of this one.
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
