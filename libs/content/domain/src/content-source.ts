import type { Brand, Language } from '@vinlore/brand';
import { pageWords } from './page-words.ts';
import type { Page } from './page.ts';
import type { Pictures } from './pictures.ts';
import type { Site } from './site-content.ts';

/** A redirect for a path without a page. */
export interface MovedTo {
  /** A path of the brand's site without a language, or a URL of another site. */
  readonly to: string;
  /** A temporary redirect (302): the path may get a page again. */
  readonly temporary: boolean;
}

/** The content for one request: the site record and the page at the requested path. */
export interface PageContent {
  readonly site: Site;
  /** null if none is published. `unavailable` if the content host is down and the page was never loaded. */
  readonly page: Page | null | 'unavailable';
  /** Languages in which a page is published at this path; empty if there is none. */
  readonly languages: readonly Language[];
  /** The target if the page moved or staff added a redirect. */
  readonly movedTo?: MovedTo;
  /** The brand's images; blocks that need a missing one leave it out. */
  readonly pictures?: Pictures;
  /** Changes whenever any of this changes; part of every cache key. */
  readonly version: string;
}

/** A published page as listed in sitemaps and search. */
export interface PublishedPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Value of its `meta.metaRobots`; pages with `noindex` are left out of sitemaps. */
  readonly metaRobots: string | null;
  /** null if the content host doesn't provide it. */
  readonly updatedAt: Date | null;
  /** The text of its blocks, as plain text. */
  readonly words: string;
}

/** Where pages come from: our own tables, or the content host in `CONTENT_HOST`. */
export interface ContentSource {
  /** Returns what is cached and fresh; null if `content` has to load it. */
  known(brand: Brand, language: Language, path: string): PageContent | null;
  /**
   * Loads a brand's content at a path, in the brand's own language if there is none in the requested one. Never
   * rejects: what couldn't be loaded is empty or `unavailable` (spec §8).
   */
  content(brand: Brand, language: Language, path: string): Promise<PageContent>;
  /** All published pages of a brand, in its order. */
  pages(brand: Brand): Promise<readonly PublishedPage[]>;
}

/** Returns a page as listed. */
export function publishedPage(page: Page, language: Language, updatedAt: Date | null): PublishedPage {
  const { path, title, meta } = page;
  const { description, metaRobots } = meta;
  return { path, language, title, description, metaRobots, updatedAt, words: pageWords(page) };
}
