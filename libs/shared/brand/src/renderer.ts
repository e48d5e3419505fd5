import type { Call } from '@vinlore/contract';
import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/**
 * A request for a page of the public site, as the renderer sees it: no headers, no cookies. What is published there
 * comes with it, so that the renderer fetches and keeps nothing; its type belongs to the content slice.
 */
export interface PageRequest<Content = unknown> {
  readonly brand: Brand;
  readonly language: Language;
  /** Path without query, such as `/` or `/verify/3D8P`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Scheme, host and port by which the world reaches this brand, without a slash at the end. */
  readonly origin: string;
  readonly content: Content;
  /** What a browser without a script posted to this page; absent where the page is only opened. */
  readonly fields?: URLSearchParams;
  /** A program looks and nobody reads: a preview in a chat, a page fetched ahead. Nothing counts it as a visit. */
  readonly isGlance?: boolean;
  /** Staff look at what is not published: nothing counts it, asks for consent or chats. */
  readonly isPreview?: boolean;
}

/** A rendered page. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** `shared`: the same for everybody, may be cached by brand, language and path. `never`: made for this request. */
  readonly cache: 'shared' | 'never';
  /** Its address opens something of somebody's own: nothing that measures visits may run on it, and no referrer leaves it. */
  readonly secret?: boolean;
}

/** A style sheet that holds what is the brand's own: colors, type, shape as CSS custom properties. */
export interface BrandStyle {
  /** `/assets/brand/<key>.<hash>.css`: immutable. */
  readonly href: string;
  readonly css: string;
}

/** What the built marketing app gives to the server. */
export interface Renderer<Content = unknown> {
  render(request: PageRequest<Content>, call: Call): Promise<PageAnswer>;
  /** The brand's own words for a page that could not be made: status 500, made without any call. */
  renderBroken(request: PageRequest<Content>): Promise<PageAnswer>;
  style(brand: Brand): BrandStyle;
  /** The script that decides light or dark before the first paint; the members' shell carries it too. */
  readonly schemeScript: string;
  /** Hashes (`'sha256-…'`) of the inline scripts that pages carry, for the content policy. */
  readonly scriptHashes: readonly string[];
}
