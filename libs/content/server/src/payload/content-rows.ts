import type { Selectable } from 'kysely';
import type { RedirectLookup } from '../redirects/redirect-lookup.ts';
import type { ContentTables } from '../tables.ts';

/** A site record as it is kept. */
export type SiteRow = Selectable<ContentTables['content_site']>;
/** A page as it is kept. */
export type PageRow = Selectable<ContentTables['content_page']>;

/** All that is kept of a brand's content, drafts too. */
export interface ContentRows {
  readonly sites: readonly SiteRow[];
  readonly pages: readonly PageRow[];
  /** Where paths lead at which no page is. */
  readonly moved: RedirectLookup;
}
