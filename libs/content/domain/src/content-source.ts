import type { Brand, Language } from '@vinlore/brand';
import { pageWords } from './page-words.ts';
import type { Page } from './page.ts';
import type { Pictures } from './pictures.ts';
import type { Site } from './site-content.ts';

/** Where a path leads at which no page is. */
export interface MovedTo {
  /** A path of the brand's site without a language, or an address at another site. */
  readonly to: string;
  /** The path may have a page again. */
  readonly temporary: boolean;
}

/** What a brand publishes for one request: the words around every page, and the page at the request's path. */
export interface PageContent {
  readonly site: Site;
  /** null: none is published there. `unavailable`: the content host does not answer, and the page was never seen. */
  readonly page: Page | null | 'unavailable';
  /** Languages in which a page is published at this path; empty where none is. */
  readonly languages: readonly Language[];
  /** Where this path leads since staff moved its page, or said so. */
  readonly movedTo?: MovedTo;
  /** The brand's pictures; without them blocks do without. */
  readonly pictures?: Pictures;
  /** Another one whenever any of this changes: a part of every cache key. */
  readonly version: string;
}

/** A published page as lists of pages name it: sitemaps, search. */
export interface PublishedPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** What its `meta.metaRobots` says; a page with `noindex` belongs in no sitemap. */
  readonly metaRobots: string | null;
  /** null where the content host does not say. */
  readonly updatedAt: Date | null;
  /** All words of its blocks, as plain text. */
  readonly words: string;
}

/** Where pages come from: our own tables, or the content host of `CONTENT_HOST`. */
export interface ContentSource {
  /** What is at hand and known to be current; null: `content` has to ask first. */
  known(brand: Brand, language: Language, path: string): PageContent | null;
  /**
   * What a brand publishes at a path. In a language that the brand does not publish it in, the brand's own. Never
   * rejects: what cannot be had is empty or `unavailable` (spec §8).
   */
  content(brand: Brand, language: Language, path: string): Promise<PageContent>;
  /** All that a brand publishes, in its order. */
  pages(brand: Brand): Promise<readonly PublishedPage[]>;
}

/** A page as lists name it. */
export function publishedPage(page: Page, language: Language, updatedAt: Date | null): PublishedPage {
  const { path, title, meta } = page;
  const { description, metaRobots } = meta;
  return { path, language, title, description, metaRobots, updatedAt, words: pageWords(page) };
}
