import * as v from 'valibot';

/** An id in a content system: a string or a number. */
export const IdSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/** A page as the target of a link (spec §3). */
export const LinkPageSchema = v.object({
  id: IdSchema,
  title: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:)/, 'a path, an anchor, https: or mailto:')),
});
export type LinkPage = v.InferOutput<typeof LinkPageSchema>;

/** The target of a link: a page, or the bare id of an unpopulated one. */
const TargetSchema = v.nullish(v.union([LinkPageSchema, IdSchema]), null);

/** Which of a link's two targets is used. */
const LinkTypeSchema = v.pipe(
  v.picklist(['page', 'group', 'linkGroup']),
  v.transform((type) => (type === 'page' ? 'page' : 'group')),
);

/**
 * A link of a header or footer (spec §3): id, linkType, an optional page and an optional group of pages. A content host
 * returns an unpopulated page as a bare id or null; page links also have an empty group (stack.md).
 */
export const LinkSchema = v.object({
  id: IdSchema,
  linkType: LinkTypeSchema,
  page: v.optional(TargetSchema),
  linkGroup: v.nullish(v.object({ label: v.nullish(v.string()), pages: v.nullish(v.array(TargetSchema)) })),
});
export type Link = v.InferOutput<typeof LinkSchema>;

/** A link ready to render: one page, or a label with several. */
export type DrawnLink =
  | { readonly kind: 'page'; readonly id: string; readonly page: LinkPage }
  | { readonly kind: 'group'; readonly id: string; readonly label: string; readonly pages: readonly LinkPage[] };

const populated = (page: LinkPage | string | null | undefined): page is LinkPage =>
  typeof page === 'object' && page !== null;

/** Returns the links that can be rendered, without unpopulated pages and empty groups. */
export function drawnLinks(links: readonly Link[]): DrawnLink[] {
  return links.flatMap((link): DrawnLink[] => {
    if (link.linkType === 'page') return populated(link.page) ? [{ kind: 'page', id: link.id, page: link.page }] : [];
    const pages = link.linkGroup?.pages?.filter(populated) ?? [];
    return pages.length ? [{ kind: 'group', id: link.id, label: link.linkGroup?.label ?? '', pages }] : [];
  });
}

/** A target from a third party: invalid parts become null without dropping the link. */
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

/** Parses links from a third party: drops invalid ones and reports each to `onWrong`. */
export function readLinks(raw: unknown, onWrong: () => void): Link[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown) => {
    const link = v.safeParse(LenientLinkSchema, each);
    if (!link.success) onWrong();
    return link.success ? [link.output] : [];
  });
}
