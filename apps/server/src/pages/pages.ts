import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Brand,
  type Language,
  pageInLanguage,
  pathIn,
  type PageInLanguage,
  type PageRequest,
  type Renderer,
} from '@vinlore/brand';
import { type ContentSource, type PageContent, PREVIEW_PARAMETER } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import { failed } from '@vinlore/contract';
import type { Logger } from '@vinlore/server-kit';
import { compress, compressFor, type ContentEncoding, encodingFor } from '../http/compressed.ts';
import { redirect, sendVariants } from '../http/send.ts';
import { isGlanceBy } from './glance.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';

/** What pages are made with. */
export interface PageOptions {
  readonly renderer: Renderer<PageContent>;
  readonly content: ContentSource;
  /** Calls the API in this process, as a visitor of the brand who reads that language would. */
  /**
   * What a link to a preview shows to the session that the request comes from; null for a link that is over or somebody
   * else's.
   */
  readonly preview: (brand: Brand, asked: PageInLanguage, token: string, cookie: string) => Promise<PageContent | null>;
  readonly callAs: (brand: Brand, language: Language) => Call;
  readonly origin: (brand: Brand) => string;
  readonly log: Logger;
  readonly onAnswer: (name: string, status: number, seconds: number) => void;
}

/** Only pages that exist are kept: addresses that do not are without number. */
const isKept = (status: number, cache: 'shared' | 'never') => status === 200 && cache === 'shared';

interface Made {
  readonly page: ReadyPage;
  readonly keep: boolean;
}

const keyOf = (brand: Brand, { language, path }: PageInLanguage, { version }: PageContent) =>
  PageCache.key(brand, language, path, version);

/** The pages of the public site. The address alone says in which language: no cookie changes what is there. */
export class Pages {
  readonly #cache = new PageCache();

  constructor(private readonly options: PageOptions) {}

  /** Sends a cached page at once; false where there is none, or where its content may be another by now. */
  serveCached(brand: Brand, { path, query }: PageAddress, request: IncomingMessage, response: ServerResponse): boolean {
    if (query.size > 0) return false;
    const asked = pageInLanguage(brand, path);
    const content = this.options.content.known(brand, asked.language, asked.path);
    const page = content && this.#cache.get(keyOf(brand, asked, content));
    if (!page) return false;
    sendVariants(request, response, page.status, page.headers, page.body);
    return true;
  }

  /** Renders a page and sends it; a page that breaks is answered by the brand's own error page. */
  async serve(brand: Brand, address: PageAddress, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { query } = address;
    const asked = pageInLanguage(brand, address.path);
    const { language, path } = asked;
    const source = this.options.content;
    const published = source.known(brand, language, path) ?? (await source.content(brand, language, path));
    const token = query.get(PREVIEW_PARAMETER);
    const content =
      token === null ? published : await this.#inWork(brand, asked, token, published, request.headers.cookie);
    const isGlance = isGlanceBy(request);
    const wanted = {
      brand,
      language,
      path,
      query,
      origin: this.options.origin(brand),
      content,
      isGlance,
      isPreview: token !== null,
    };
    const make = () => this.#render(wanted, encoding);
    const page = query.size > 0 ? (await make()).page : await this.#cache.getOrMake(keyOf(brand, asked, content), make);
    // What the product itself answers stands before where a page has gone.
    if (page.status === 404 && content.movedTo !== undefined) {
      const search = query.size > 0 ? `?${query.toString()}` : '';
      redirect(response, pathIn(brand, language, content.movedTo) + search, 301);
    } else sendVariants(request, response, page.status, page.headers, page.body);
    this.options.onAnswer('page', page.status, (performance.now() - started) / 1000);
  }

  /** What a preview shows; without a good link, a page that there is not. */
  async #inWork(
    brand: Brand,
    asked: PageInLanguage,
    token: string,
    published: PageContent,
    cookie = '',
  ): Promise<PageContent> {
    const shown = await this.options.preview(brand, asked, token, cookie);
    return shown ?? { ...published, page: null, languages: [] };
  }

  async #render(request: PageRequest<PageContent>, encoding: ContentEncoding): Promise<Made> {
    const { renderer, callAs, log } = this.options;
    const { brand, language, path } = request;
    const { status, html, cache } = await renderer.render(request, callAs(brand, language)).catch((error: unknown) => {
      log.error({ err: error, brand: brand.key, language, path }, 'a page broke');
      return renderer.renderBroken(request);
    });
    const keep = isKept(status, cache) && !request.isPreview;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': keep ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      ...(request.isPreview
        ? { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
        : { 'speculation-rules': '"/speculation-rules.json"' }),
    };
    const plain = Buffer.from(html);
    const body = keep ? await compress(plain) : await compressFor(encoding, plain);
    return { page: { status, headers, body }, keep };
  }
}

/** The answer where even the error page broke: words, no stack trace. */
export const LAST_RESORT = JSON.stringify(failed('Something went wrong on our side. Please try again in a moment.'));
