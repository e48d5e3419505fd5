import { type Link, type LinkPage, readLinks } from '@vinlore/content-domain';
import type { PageRow } from './content-rows.ts';

/** How deep references are populated (Payload's `depth`). */
export type Depth = 0 | 1;

/** Finds the page of a link among all of its brand and language, including drafts. */
export type FindTarget = (path: string) => Pick<PageRow, 'id' | 'status'> | undefined;

/**
 * Returns a link's target in Payload's format: a published page in full at depth 1, otherwise its bare id. URLs that
 * aren't pages of the content (product pages, other sites) are unchanged.
 */
function target(page: LinkPage | string | null | undefined, find: FindTarget, depth: Depth): LinkPage | string | null {
  if (typeof page !== 'object' || page === null) return page ?? null;
  const found = find(page.url.replace(/[#?].*$/, ''));
  if (!found) return page;
  return depth === 1 && found.status === 'published' ? page : found.id;
}

/** Returns links in Payload's format; page links also have an empty group (stack.md). */
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
