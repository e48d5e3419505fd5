import { type Brand, type Language, LanguageSchema } from '@vinlore/brand';
import {
  EMPTY_SITE,
  type Page,
  type PageContent,
  pictureNames,
  type PublishedPage,
  publishedPage,
  readPage,
  readSite,
  type Site,
} from '@vinlore/content-domain';
import type { SourcePicture } from '../images/brand-pictures.ts';
import { payloadLinks } from '../payload/links.ts';
import type { ContentRows, PageRow, SiteRow } from '../payload/content-rows.ts';

/** A brand's content at one version, ready to render. */
export interface Snapshot {
  readonly version: number;
  readonly rows: ContentRows;
  readonly at: (language: Language, path: string) => PageContent;
  readonly pages: readonly PublishedPage[];
  readonly pictures: ReadonlyMap<string, SourcePicture>;
}

/** Called with a message for everything that was left out. */
export type OnSkipped = (what: string) => void;

const isPublished = ({ status }: SiteRow | PageRow) => status === 'published';

/** Returns a site record ready to render, without links to unpublished pages. */
export function siteOf(
  row: Pick<SiteRow, 'language' | 'headers' | 'footers'>,
  { pages }: Pick<ContentRows, 'pages'>,
  onSkipped: OnSkipped,
): Site {
  const find = (path: string) => pages.find(({ url, language }) => url === path && language === row.language);
  const headers = payloadLinks(row.headers, find, 1);
  const footers = payloadLinks(row.footers, find, 1);
  return readSite({ ...row, headers, footers }, onSkipped);
}

/** Inputs of a brand's snapshot. */
export interface SnapshotInput {
  readonly version: number;
  readonly rows: ContentRows;
  readonly pictures: ReadonlyMap<string, SourcePicture>;
  readonly onSkipped: OnSkipped;
}

/** Builds the renderable content from stored rows. */
export function buildSnapshot(brand: Brand, { version, rows, pictures, onSkipped }: SnapshotInput): Snapshot {
  const sites = new Map(
    rows.sites.filter(isPublished).map((row) => [row.language, siteOf(row, rows, onSkipped)] as const),
  );
  const pages = rows.pages.filter(isPublished).flatMap((row) => {
    const page = readPage({ ...row, sortOrder: row.sort_order }, (what) =>
      onSkipped(`${row.language} ${row.url}: ${what}`),
    );
    for (const name of page ? pictureNames(page.blocks) : []) {
      if (!pictures.has(name)) onSkipped(`${row.language} ${row.url}: there is no picture ${name}`);
    }
    return page ? [{ page, language: row.language, updatedAt: row.updated_at }] : [];
  });
  const byPath = new Map<string, Map<Language, Page>>();
  for (const { page, language } of pages)
    byPath.set(page.path, (byPath.get(page.path) ?? new Map<Language, Page>()).set(language, page));

  const contentIn = (language: Language) => {
    const site = sites.get(language) ?? sites.get(brand.language) ?? EMPTY_SITE;
    const base = { site, pictures, version: String(version) };
    const known = new Map(
      [...byPath].map(([path, translations]): [string, PageContent] => [
        path,
        {
          ...base,
          page: translations.get(language) ?? translations.get(brand.language) ?? null,
          languages: [...translations.keys()],
        },
      ]),
    );
    return { known, none: { ...base, page: null, languages: [] } };
  };
  const byLanguage = new Map(LanguageSchema.options.map((language) => [language, contentIn(language)]));
  return {
    version,
    rows,
    pictures,
    at: (language, path) => {
      const { known, none } = byLanguage.get(language)!;
      const page = known.get(path);
      if (page) return page;
      const movedTo = rows.moved.findWayOut(path, (at) => known.has(at));
      return movedTo ? { ...none, movedTo } : none;
    },
    pages: pages.map(({ page, language, updatedAt }) => publishedPage(page, language, updatedAt)),
  };
}
