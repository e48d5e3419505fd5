import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand, BrandStyle } from '@vinlore/brand';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendVariants } from './send.ts';

const FOLDER = '/assets/brand/';

/** Number of cached style sheets: the current ones, plus older ones that pages still reference. */
const SHEETS = 64;

/** Serves brands' style sheets under content-hashed URLs; staff can change them. */
export class BrandStyles {
  readonly #sheets = new LRUCache<string, Variants, string>({
    max: SHEETS,
    fetchMethod: (_href, _stale, { context: css }) => compress(Buffer.from(css)),
  });

  constructor(private readonly styleOf: (brand: Brand) => BrandStyle) {}

  /** Whether a URL is a brand's style sheet, current or not. */
  holds(brand: Brand, path: string): boolean {
    return path.startsWith(`${FOLDER}${brand.key}.`) && path.endsWith('.css');
  }

  /**
   * Serves a URL it handles. An unknown one is from an older version, or from a change this process hasn't seen yet:
   * serves the current sheet, uncached.
   */
  async serve(brand: Brand, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { href, css } = this.styleOf(brand);
    const known = path === href ? undefined : this.#sheets.get(path);
    const body = known ?? (await this.#sheets.forceFetch(href, { context: css }));
    const isThis = path === href || known !== undefined;
    sendVariants(
      request,
      response,
      200,
      {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-store',
      },
      body,
    );
  }
}
