import { type Brand, type Language, siteIdentifier } from '@vinlore/brand';
import { type Block, toPayloadBlock } from '@vinlore/content-domain';
import type { ContentRows, PageRow, SiteRow } from './content-rows.ts';
import type { Candidate } from './find.ts';
import { type Depth, payloadLinks } from './links.ts';
import type { Queryable } from './parse-query.ts';

/** The brand. */
interface ContentOf {
  readonly brand: Brand;
  /** All of the brand's content; links check here whether a page is a draft. */
  readonly rows: ContentRows;
  /** What the caller may see. */
  readonly visible: ContentRows;
  readonly hasDomain: (domain: string) => boolean;
}

/** A Payload collection: its queryable fields, and its documents in one language. */
export interface Collection {
  readonly queryable: Queryable;
  readonly candidates: (content: ContentOf, locale: Language | null) => Candidate[];
}

const COMMON = ['id', '_status', 'createdAt', 'updatedAt'];

/** Returns the rows in a language, falling back to the brand's own (Payload's fallback locale). */
function inLanguage<Row extends { readonly language: Language }>(
  rows: readonly Row[],
  key: (row: Row) => string,
  own: Language,
  locale: Language | null,
): Row[] {
  const wanted = locale ?? own;
  const there = new Set(rows.filter(({ language }) => language === wanted).map(key));
  return rows.filter((row) => row.language === wanted || (row.language === own && !there.has(key(row))));
}

const stamps = (row: SiteRow | PageRow) => ({
  _status: row.status,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

function siteCandidate({ brand, rows, hasDomain }: ContentOf, row: SiteRow): Candidate {
  const own = { id: row.id, domain: siteIdentifier(brand), sortOrder: row.sort_order, ...stamps(row) };
  const find = (path: string) => rows.pages.find(({ url, language }) => url === path && language === row.language);
  return {
    fields: own,
    hasDomain,
    document: (depth) => ({
      ...own,
      name: brand.name,
      headers: payloadLinks(row.headers, find, depth),
      footers: payloadLinks(row.footers, find, depth),
      trustpilot: row.trustpilot,
      reviews: row.reviews,
      about: row.about,
      legal: row.legal,
    }),
  };
}

function pageCandidate({ brand, rows, hasDomain }: ContentOf, row: PageRow): Candidate {
  const { id, url, title } = row;
  const own = { id, url, title, sortOrder: row.sort_order, ...stamps(row) };
  const domain = siteIdentifier(brand);
  const site = rows.sites.find(({ language }) => language === row.language)?.id ?? null;
  return {
    fields: { ...own, site, 'site.domain': domain },
    hasDomain,
    document: (depth: Depth) => ({
      ...own,
      site: depth === 1 && site !== null ? { id: site, domain, name: brand.name } : site,
      meta: row.meta,
      blocks: (row.blocks as readonly Block[]).map(toPayloadBlock),
    }),
  };
}

/** `/api/sites`. */
export const sitesCollection: Collection = {
  queryable: { where: new Set([...COMMON, 'domain']), sort: new Set([...COMMON, 'sortOrder', 'domain']) },
  candidates: (content, locale) =>
    inLanguage(content.visible.sites, () => 'site', content.brand.language, locale).map((row) =>
      siteCandidate(content, row),
    ),
};

/** `/api/pages`. */
export const pagesCollection: Collection = {
  queryable: {
    where: new Set([...COMMON, 'url', 'title', 'site', 'site.domain']),
    sort: new Set([...COMMON, 'sortOrder', 'url', 'title']),
  },
  candidates: (content, locale) =>
    inLanguage(content.visible.pages, ({ url }) => url, content.brand.language, locale).map((row) =>
      pageCandidate(content, row),
    ),
};
