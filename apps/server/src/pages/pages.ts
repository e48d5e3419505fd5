import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  addressIn,
  type Brand,
  pageInLanguage,
  type PageInLanguage,
  type PageRequest,
  type Renderer,
} from '@vinlore/brand';
import { type ContentSource, type PageContent, PREVIEW_PARAMETER } from '@vinlore/content-domain';
import { failed } from '@vinlore/contract';
import type { Logger } from '@vinlore/server-kit';
import { compress, compressFor, type ContentEncoding, encodingFor } from '../http/compressed.ts';
import { redirect, sendVariants } from '../http/send.ts';
import type { CallAs, PageVisitor } from './call-as.ts';
import { isGlanceBy } from './glance.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';

/** What pages are made with. */
export interface PagesDeps {
  readonly renderer: Renderer<PageContent>;
  readonly content: ContentSource;
  /**
   * What a link to a preview shows to the session that the request comes from; null for a link that is over or somebody
   * else's.
   */
  readonly preview: (brand: Brand, asked: PageInLanguage, token: string, cookie: string) => Promise<PageContent | null>;
  /** Whether a request comes from somebody at the brand's desk, by its cookies. */
  readonly isStaff: (brand: Brand, cookie: string) => Promise<boolean>;
  readonly callAs: CallAs;
  readonly origin: (brand: Brand) => string;
  readonly log: Logger;
  readonly onAnswer: (name: string, status: number, seconds: number) => void;
  /** Lets the hosts that the brand measures with into the answer's policy. */
  readonly allowMeasuring: (brand: Brand, request: IncomingMessage, response: ServerResponse) => void;
}

/** Only pages that exist are kept: addresses that do not are without number. */
const isKept = (status: number, cache: 'shared' | 'never') => status === 200 && cache === 'shared';

interface Made {
  readonly page: ReadyPage;
  readonly keep: boolean;
}

const keyOf = (brand: Brand, { language, path }: PageInLanguage, { version }: PageContent) =>
  PageCache.key(brand, language, path, version);

/**
 * Where a redirect leads who asked for `url`: with their query, campaigns' parameters too, unless the target has its
 * own.
 */
function withQueryOf(url: string, target: string): string {
  const [, before, hash] = /^([^#]*)(.*)$/s.exec(target)!;
  const query = /\?.+$/s.exec(url)?.[0] ?? '';
  return before!.includes('?') ? target : `${before}${query}${hash}`;
}

/** The pages of the public site. The address alone says in which language: no cookie changes what is there. */
export class Pages {
  readonly #cache = new PageCache();

  constructor(private readonly deps: PagesDeps) {}

  /** Sends a cached page at once; false where there is none, or where its content may be another by now. */
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
   * Renders a page and sends it; a page that breaks is answered by the brand's own error page.
   *
   * @param visitor the address by which the calls of the page are limited
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
    // What the product itself answers stands before where a page has gone.
    if (page.status === 404 && content.movedTo !== undefined) {
      const { to, temporary } = content.movedTo;
      redirect(response, withQueryOf(request.url ?? '', addressIn(brand, language, to)), temporary ? 302 : 301);
    } else this.#send(brand, page, request, response);
    this.deps.onAnswer('page', page.status, (performance.now() - started) / 1000);
  }

  #send(brand: Brand, page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
    if (page.measured) this.deps.allowMeasuring(brand, request, response);
    sendVariants(request, response, page.status, page.headers, page.body);
  }

  /**
   * Shows a page to the brand's staff, within the desk's own origin: as it is published, or with the token of a preview as
   * it is in work. To anybody else, and with another's token, there is no such page.
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
    const { renderer, callAs, log } = this.deps;
    const { brand, language, path } = request;
    const { status, html, cache, secret } = await renderer
      .render(request, callAs(brand, language, visitor))
      .catch((error: unknown) => {
        log.error({ err: error, brand: brand.key, language, path }, 'a page broke');
        return renderer.renderBroken(request);
      });
    const keep = isKept(status, cache) && !request.isPreview && !request.fields;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': keep ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      ...(request.isPreview ? { 'x-robots-tag': 'noindex' } : { 'speculation-rules': '"/speculation-rules.json"' }),
      ...(secret && { 'referrer-policy': 'no-referrer' }),
    };
    const plain = Buffer.from(html);
    // A page with a query is nobody else's, whatever it says.
    const body = keep && request.query.size === 0 ? await compress(plain) : await compressFor(encoding, plain);
    return { page: { status, headers, body, measured: !secret && !request.isPreview }, keep };
  }
}

/** The answer where even the error page broke: words, no stack trace. */
export const LAST_RESORT = JSON.stringify(failed('Something went wrong on our side. Please try again in a moment.'));
