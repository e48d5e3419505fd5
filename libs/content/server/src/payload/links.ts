import { type Link, type LinkPage, readLinks } from '@vinlore/content-domain';
import type { PageRow } from './content-rows.ts';

/** How far a document is filled with what it refers to (Payload's `depth`). */
export type Depth = 0 | 1;

/** Finds the page that a link leads to, among all of its brand and language, drafts too. */
export type FindTarget = (path: string) => Pick<PageRow, 'id' | 'status'> | undefined;

/**
 * A link's target as Payload gives it: a page that is published in full at depth 1, else its bare id. Addresses that no
 * page of the content has (the product's own, other sites) stand as they are.
 */
function target(page: LinkPage | string | null | undefined, find: FindTarget, depth: Depth): LinkPage | string | null {
  if (typeof page !== 'object' || page === null) return page ?? null;
  const found = find(page.url.replace(/[#?].*$/, ''));
  if (!found) return page;
  return depth === 1 && found.status === 'published' ? page : found.id;
}

/** Links as Payload gives them; those to a page carry an empty group as well (stack.md). */
export function payloadLinks(raw: unknown, find: FindTarget, depth: Depth): Link[] {
  return readLinks(raw, () => undefined).map(({ id, linkType, page, linkGroup }) =>
    linkType === 'page'
      ? { id, linkType, page: target(page, find, depth), linkGroup: { pages: [] } }
      : {
          id,
          linkType,
          page: null,
          linkGroup: {
            label: linkGroup?.label ?? '',
            pages: (linkGroup?.pages ?? []).map((each) => target(each, find, depth)),
          },
        },
  );
}
