import type { Language } from '@vinlore/brand';
import type { Page } from '@vinlore/content-domain';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';
import { touchContent } from './touch-content.ts';

/** Identifies a page of a brand. */
export interface PageAddress {
  readonly brand: string;
  readonly language: Language;
  readonly path: string;
}

/** Columns of a page for writing. */
export const pageColumns = ({ path, title, sortOrder, meta, blocks }: Page) => ({
  url: path,
  title,
  sort_order: sortOrder,
  meta: JSON.stringify(meta),
  blocks: JSON.stringify(blocks),
});

/** Publishes a page, new or changed by staff; it's live on every process within a second. */
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
 * Unpublishes a page; it stays as a draft.
 *
 * @returns false if no such page is published
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
