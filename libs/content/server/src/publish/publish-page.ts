import type { Language } from '@vinlore/brand';
import type { Page } from '@vinlore/content-domain';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';
import { touchContent } from './touch-content.ts';

/** Which page of which brand. */
export interface PageAddress {
  readonly brand: string;
  readonly language: Language;
  readonly path: string;
}

/** The columns of a page, as they are written. */
export const pageColumns = ({ path, title, sortOrder, meta, blocks }: Page) => ({
  url: path,
  title,
  sort_order: sortOrder,
  meta: JSON.stringify(meta),
  blocks: JSON.stringify(blocks),
});

/** Publishes a page, new or changed by staff; it is live on every process within a second. */
export async function publishPage(tx: Tx, where: Omit<PageAddress, 'path'>, page: Page, at: Date): Promise<void> {
  const row = { ...where, ...pageColumns(page), status: 'published' as const, updated_at: at, published_at: at };
  await tables<ContentTables>(tx)
    .insertInto('content_page')
    .values({ ...row, created_at: at, edited_at: at, seed_hash: null })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'language', 'url'])
        .doUpdateSet({ ...row, edited_at: at, version: sql`content_page.version + 1` }),
    )
    .execute();
  await touchContent(tx, where.brand);
}

/**
 * Takes a page off the site; it stays as a draft.
 *
 * @returns false where no such page is published
 */
export async function unpublishPage(tx: Tx, { brand, language, path }: PageAddress, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables<ContentTables>(tx)
    .updateTable('content_page')
    .set({ status: 'draft', updated_at: at, edited_at: at, version: sql`version + 1` })
    .where('brand', '=', brand)
    .where('language', '=', language)
    .where('url', '=', path)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await touchContent(tx, brand);
  return numUpdatedRows > 0n;
}
