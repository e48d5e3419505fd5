import type { Selectable } from 'kysely';
import type { RedirectLookup } from '../redirects/redirect-lookup.ts';
import type { ContentTables } from '../tables.ts';

/** A site record row. */
export type SiteRow = Selectable<ContentTables['content_site']>;
/** A page row. */
export type PageRow = Selectable<ContentTables['content_page']>;

/** All content of a brand, including drafts. */
export interface ContentRows {
  readonly sites: readonly SiteRow[];
  readonly pages: readonly PageRow[];
  /** Redirects of paths without a page. */
  readonly moved: RedirectLookup;
}
