import * as v from 'valibot';

/** An id as content systems give them: text, or a number. */
export const IdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/** A page as a link names it (spec §3). */
export const LinkPageSchema = v.object({
  id: IdSchema,
  title: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:)/, 'a path, an anchor, https: or mailto:')),
});
export type LinkPage = v.InferOutput<typeof LinkPageSchema>;

/** What a link leads to: a page, or the bare id of one that the content host did not populate. */
const TargetSchema = v.nullish(v.union([LinkPageSchema, IdSchema]), null);

/** Which of a link's two targets counts. */
const LinkTypeSchema = v.pipe(
  v.picklist(['page', 'group', 'linkGroup']),
  v.transform((type) => (type === 'page' ? 'page' : 'group')),
);

/**
 * A link of a header or footer (spec §3): id, linkType, an optional page and an optional group of pages. A content host
 * gives a page that it did not populate as a bare id or null; page links also carry an empty group (stack.md).
 */
export const LinkSchema = v.object({
  id: IdSchema,
  linkType: LinkTypeSchema,
  page: v.optional(TargetSchema),
  linkGroup: v.nullish(v.object({ label: v.nullish(v.string()), pages: v.nullish(v.array(TargetSchema)) })),
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

/** A target that others wrote: what is wrong becomes null, and nothing else of its link is lost. */
const LenientTargetSchema = v.fallback(TargetSchema, null);

const LenientLinkSchema = v.object({
  ...LinkSchema.entries,
  page: LenientTargetSchema,
  linkGroup: v.nullish(
    v.object({
      label: v.fallback(v.nullish(v.string()), null),
      pages: v.fallback(v.nullish(v.array(LenientTargetSchema)), null),
    }),
  ),
});

/** Reads links that others wrote: those that are none are left out, and `onWrong` is told of each. */
export function readLinks(raw: unknown, onWrong: () => void): Link[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown) => {
    const link = v.safeParse(LenientLinkSchema, each);
    if (!link.success) onWrong();
    return link.success ? [link.output] : [];
  });
}
