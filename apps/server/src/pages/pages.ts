import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand, Renderer } from '@vinlore/brand';
import type { ContentSource, PageContent } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import { failed } from '@vinlore/contract';
import type { Logger } from '@vinlore/server-kit';
import { compress, compressFor, type ContentEncoding, encodingFor } from '../http/compressed.ts';
import { sendVariants } from '../http/send.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache, type ReadyPage } from './page-cache.ts';

/** What pages are made with. */
export interface PageOptions {
  readonly renderer: Renderer<PageContent>;
  readonly content: ContentSource;
  /** Calls the API in this process, as a visitor of the brand would. */
  readonly callAs: (brand: Brand) => Call;
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

const keyOf = (brand: Brand, path: string, { version }: PageContent) =>
  PageCache.key(brand.key, brand.language, path, version);

/** The pages of the public site. */
export class Pages {
  readonly #cache = new PageCache();

  constructor(private readonly options: PageOptions) {}

  /** Sends a cached page at once; false where there is none, or where its content may be another by now. */
  serveCached(brand: Brand, { path, query }: PageAddress, request: IncomingMessage, response: ServerResponse): boolean {
    if (query.size > 0) return false;
    const content = this.options.content.known(brand, brand.language, path);
    const page = content && this.#cache.get(keyOf(brand, path, content));
    if (!page) return false;
    sendVariants(request, response, page.status, page.headers, page.body);
    return true;
  }

  /** Renders a page and sends it; a page that breaks is answered by the brand's own error page. */
  async serve(brand: Brand, address: PageAddress, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { path, query } = address;
    const source = this.options.content;
    const content = source.known(brand, brand.language, path) ?? (await source.content(brand, brand.language, path));
    const make = () => this.#render(brand, address, content, encoding);
    const page = query.size > 0 ? (await make()).page : await this.#cache.getOrMake(keyOf(brand, path, content), make);
    sendVariants(request, response, page.status, page.headers, page.body);
    this.options.onAnswer('page', page.status, (performance.now() - started) / 1000);
  }

  async #render(
    brand: Brand,
    { path, query }: PageAddress,
    content: PageContent,
    encoding: ContentEncoding,
  ): Promise<Made> {
    const { renderer, callAs, origin, log } = this.options;
    const request = { brand, language: brand.language, path, query, origin: origin(brand), content };
    const { status, html, cache } = await renderer.render(request, callAs(brand)).catch((error: unknown) => {
      log.error({ err: error, brand: brand.key, path }, 'a page broke');
      return renderer.renderBroken(request);
    });
    const keep = isKept(status, cache);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': brand.language,
      'cache-control': keep ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      'speculation-rules': '"/speculation-rules.json"',
    };
    const plain = Buffer.from(html);
    const body = keep ? await compress(plain) : await compressFor(encoding, plain);
    return { page: { status, headers, body }, keep };
  }
}

/** The answer where even the error page broke: words, no stack trace. */
export const LAST_RESORT = JSON.stringify(failed('Something went wrong on our side. Please try again in a moment.'));
