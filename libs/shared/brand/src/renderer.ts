import type { Call } from '@vinlore/contract';
import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/**
 * A request for a page of the public site, as the renderer sees it: no headers, no cookies. Published content is passed
 * in, so the renderer fetches and caches nothing; its type belongs to the content slice.
 */
export interface PageRequest<Content = unknown> {
  readonly brand: Brand;
  readonly language: Language;
  /** Path without query, such as `/` or `/verify/3D8P`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Public scheme, host and port of this brand, without a trailing slash. */
  readonly origin: string;
  readonly content: Content;
  /** Form data posted by a browser without scripts; absent for a GET. */
  readonly fields?: URLSearchParams;
  /** Requested by a program (a link preview, a prefetch), so it is not counted as a visit. */
  readonly isGlance?: boolean;
  /** Staff preview of unpublished content: no analytics, consent banner or chat. */
  readonly isPreview?: boolean;
}

/** A rendered page. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /**
   * `shared`: the same for everyone, cacheable by brand, language and path. `briefly`: the same for everyone for a
   * minute, in caches in front of us. `never`: made for this request.
   */
  readonly cache: 'shared' | 'briefly' | 'never';
  /** The URL opens something private: no analytics may run on it, and it sends no referrer. */
  readonly secret?: boolean;
}

/** A style sheet with the brand's own colors, typefaces and shapes as CSS custom properties. */
export interface BrandStyle {
  /** `/assets/brand/<key>.<hash>.css`: immutable. */
  readonly href: string;
  readonly css: string;
}

/** What the built marketing app provides to the server. */
export interface Renderer<Content = unknown> {
  render(request: PageRequest<Content>, call: Call): Promise<PageAnswer>;
  /** The brand's error page (status 500), rendered without any calls. */
  renderBroken(request: PageRequest<Content>): Promise<PageAnswer>;
  style(brand: Brand): BrandStyle;
  /** Script that sets light or dark mode before the first paint; also used by the members' shell. */
  readonly schemeScript: string;
  /** Hashes (`'sha256-…'`) of the pages' inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
}
