import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  addressIn,
  type Brand,
  pageInLanguage,
  type PageAnswer,
  type PageInLanguage,
  type PageRequest,
  type Renderer,
} from '@vinlore/brand';
import { type ContentSource, type PageContent, PREVIEW_PARAMETER } from '@vinlore/content-domain';
import { failed } from '@vinlore/contract';
import type { Logger } from '@vinlore/server-kit';
import type { CdnStyle } from '../cdn/cdn.ts';
import { cdnHeaders } from '../cdn/page-keys.ts';
import { compress, compressFor, type ContentEncoding, encodingFor } from '../http/compressed.ts';
import { redirect, sendVariants } from '../http/send.ts';
import type { CallAs, PageVisitor } from './call-as.ts';
import { isGlanceBy } from './glance.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';

/** Dependencies of pages. */
export interface PagesDeps {
  readonly renderer: Renderer<PageContent>;
  readonly content: ContentSource;
  /**
   * The content that a preview link shows to the requesting session; null if the link has expired or is someone else's.
   */
  readonly preview: (brand: Brand, asked: PageInLanguage, token: string, cookie: string) => Promise<PageContent | null>;
  /** Whether the request comes from the brand's staff, by cookie. */
  readonly isStaff: (brand: Brand, cookie: string) => Promise<boolean>;
  readonly callAs: CallAs;
  readonly origin: (brand: Brand) => string;
  readonly log: Logger;
  readonly onAnswer: (name: string, status: number, seconds: number) => void;
  /** Adds the brand's analytics hosts to the response's CSP. */
  readonly allowMeasuring: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
  /** The CDN in front of us; null if none is configured. */
  readonly cdn: CdnStyle | null;
}

/** Only existing pages are cached: other URLs are unlimited. */
const isKept = (status: number, cache: PageAnswer['cache']) => status === 200 && cache === 'shared';

const KEPT = 'public, max-age=0, must-revalidate';
/** Caches in front of us may show a page that changes by itself for a minute, and for a day while we are away. */
const BRIEFLY = 'public, max-age=30, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

interface Made {
  readonly page: ReadyPage;
  readonly keep: boolean;
}

const keyOf = (brand: Brand, { language, path }: PageInLanguage, { version }: PageContent) =>
  PageCache.key(brand, language, path, version);

/** Redirect target for `url`: keeps its query, including campaign parameters, unless the target has its own. */
function withQueryOf(url: string, target: string): string {
  const [, before, hash] = /^([^#]*)(.*)$/s.exec(target)!;
  const query = /\?.+$/s.exec(url)?.[0] ?? '';
  return before!.includes('?') ? target : `${before}${query}${hash}`;
}

/** The policy and `server-timing` of a page tell whether the visitor's browser refuses measurement (`Sec-GPC`). */
function varyByPrivacySignal(response: ServerResponse): void {
  const vary = response.getHeader('vary');
  response.setHeader('vary', vary === undefined ? 'sec-gpc' : `${String(vary)}, sec-gpc`);
}

/** Pages of the public site. The URL alone determines the language; no cookie changes the content. */
export class Pages {
  readonly #cache = new PageCache();

  constructor(private readonly deps: PagesDeps) {}

  /** Sends a cached page immediately; false if there is none or its content may be outdated. */
  serveCached(brand: Brand, { path, query }: PageAddress, request: IncomingMessage, response: ServerResponse): boolean {
    if (query.size > 0) return false;
    const asked = pageInLanguage(brand, path);
    const content = this.deps.content.known(brand, asked.language, asked.path);
    const page = content && this.#cache.get(keyOf(brand, asked, content));
    if (!page) return false;
    this.#send(brand, page, request, response);
    return true;
  }

  /**
   * Renders and sends a page; if it crashes, sends the brand's error page.
   *
   * @param visitor IP address for rate limiting the page's calls
   */
  async serve(
    brand: Brand,
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
    visitor: string,
  ): Promise<void> {
    const started = performance.now();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { query, fields } = address;
    const asked = pageInLanguage(brand, address.path);
    const { language, path } = asked;
    const content = await this.#published(brand, asked);
    const wanted = {
      brand,
      language,
      path,
      query,
      origin: this.deps.origin(brand),
      content,
      isGlance: isGlanceBy(request),
      ...(fields && { fields }),
    };
    const make = () => this.#render(wanted, encoding, { address: visitor, request });
    const page =
      fields || query.size > 0 ? (await make()).page : await this.#cache.getOrMake(keyOf(brand, asked, content), make);
    // The product's own paths take precedence over a moved page's redirect.
    if (page.status === 404 && content.movedTo !== undefined) {
      const { to, temporary } = content.movedTo;
      redirect(response, withQueryOf(request.url ?? '', addressIn(brand, language, to)), temporary ? 302 : 301);
    } else this.#send(brand, page, request, response);
    this.deps.onAnswer('page', page.status, (performance.now() - started) / 1000);
  }

  #send(brand: Brand, page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
    if (this.deps.cdn !== null) varyByPrivacySignal(response);
    if (page.measured) this.deps.allowMeasuring(brand, request, response);
    sendVariants(request, response, page.status, page.headers, page.body);
  }

  /**
   * Shows a page to the brand's staff on the desk's origin: as published, or, with a preview token, as drafted. Anyone
   * else, or another session's token, gets a 404.
   */
  async servePreview(
    brand: Brand,
    { path: address, query }: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
    visitor: string,
  ): Promise<void> {
    const asked = pageInLanguage(brand, address);
    const { language, path } = asked;
    const { cookie = '' } = request.headers;
    const token = query.get(PREVIEW_PARAMETER);
    const published = await this.#published(brand, asked);
    const isAllowed = token === null && (await this.deps.isStaff(brand, cookie));
    const inWork = token === null ? null : await this.deps.preview(brand, asked, token, cookie);
    const content = inWork ?? (isAllowed ? published : { ...published, page: null, languages: [] });
    const origin = this.deps.origin(brand);
    const { page } = await this.#render(
      { brand, language, path, query, origin, content, isPreview: true },
      encodingFor(request.headers['accept-encoding']),
      { address: visitor, request },
    );
    sendVariants(request, response, page.status, page.headers, page.body);
  }

  async #published(brand: Brand, { language, path }: PageInLanguage): Promise<PageContent> {
    const source = this.deps.content;
    return source.known(brand, language, path) ?? (await source.content(brand, language, path));
  }

  async #render(request: PageRequest<PageContent>, encoding: ContentEncoding, visitor: PageVisitor): Promise<Made> {
    const { renderer, callAs, log, cdn } = this.deps;
    const { brand, language, path, content } = request;
    const { status, html, cache, secret } = await renderer
      .render(request, callAs(brand, language, visitor))
      .catch((error: unknown) => {
        log.error({ err: error, brand: brand.key, language, path }, 'a page failed unexpectedly');
        return renderer.renderBroken(request);
      });
    const keep = isKept(status, cache) && !request.isPreview && !request.fields;
    const isBrief = cache === 'briefly' && request.query.size === 0 && !request.fields && !request.isPreview;
    // Only what is the same for everyone, has no secret, and isn't one of countless URLs.
    const isShared = status === 200 && (keep || isBrief) && request.query.size === 0 && !secret;
    const kind = content.page && content.page !== 'unavailable' ? ('content' as const) : ('product' as const);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': keep ? KEPT : isBrief ? BRIEFLY : 'private, no-store',
      ...(request.isPreview ? { 'x-robots-tag': 'noindex' } : { 'speculation-rules': '"/speculation-rules.json"' }),
      ...(secret && { 'referrer-policy': 'no-referrer' }),
      ...(cdn !== null && isShared && cdnHeaders(cdn, { brand: brand.key, language, path, kind })),
    };
    const plain = Buffer.from(html);
    // A page with a query is never shared, whatever it declares.
    const body = keep && request.query.size === 0 ? await compress(plain) : await compressFor(encoding, plain);
    return { page: { status, headers, body, measured: !secret && !request.isPreview }, keep };
  }
}

/** Response if even the error page crashes: plain text, no stack trace. */
export const LAST_RESORT = JSON.stringify(failed('Something went wrong on our end. Try again in a few minutes.'));
