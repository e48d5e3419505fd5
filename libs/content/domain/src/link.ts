import * as v from 'valibot';

/** A page as a link names it (spec §3). */
export const LinkPageSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:)/, 'a path, an anchor, https: or mailto:')),
});
export type LinkPage = v.InferOutput<typeof LinkPageSchema>;

const LinkGroupSchema = v.object({
  label: v.string(),
  pages: v.array(v.union([LinkPageSchema, v.string(), v.null()])),
});

/**
 * A link of a header or footer (spec §3): id, linkType, an optional page and an optional group of pages. A content host
 * gives a page that it did not populate as a bare id or null; page links also carry an empty group (stack.md).
 */
export const LinkSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  linkType: v.picklist(['page', 'group']),
  page: v.optional(v.nullable(v.union([LinkPageSchema, v.string()]))),
  linkGroup: v.optional(v.nullable(v.partial(LinkGroupSchema))),
});
export type Link = v.InferOutput<typeof LinkSchema>;

/** A link ready to be drawn: one page, or a label over several. */
export type DrawnLink =
  | { readonly kind: 'page'; readonly id: string; readonly page: LinkPage }
  | { readonly kind: 'group'; readonly id: string; readonly label: string; readonly pages: readonly LinkPage[] };

const populated = (page: LinkPage | string | null | undefined): page is LinkPage =>
  typeof page === 'object' && page !== null;

/** What can be drawn of a list of links: pages that are not populated, and groups that stay empty, are left out. */
export function drawnLinks(links: readonly Link[]): DrawnLink[] {
  return links.flatMap((link): DrawnLink[] => {
    if (link.linkType === 'page') return populated(link.page) ? [{ kind: 'page', id: link.id, page: link.page }] : [];
    const pages = link.linkGroup?.pages?.filter(populated) ?? [];
    return pages.length ? [{ kind: 'group', id: link.id, label: link.linkGroup?.label ?? '', pages }] : [];
  });
}
