import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand, BrandStyle } from '@vinlore/brand';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendVariants } from './send.ts';

const FOLDER = '/assets/brand/';

/** Sheets that are kept: those of now, and those that pages still name which were sent before a change. */
const SHEETS = 64;

/** Serves the style sheets of brands, each under an address that names its content; staff change them. */
export class BrandStyles {
  readonly #sheets = new LRUCache<string, Variants, string>({
    max: SHEETS,
    fetchMethod: (_href, _stale, { context: css }) => compress(Buffer.from(css)),
  });

  constructor(private readonly styleOf: (brand: Brand) => BrandStyle) {}

  /** Whether an address is one of a brand's sheet, of now or of another time. */
  holds(brand: Brand, path: string): boolean {
    return path.startsWith(`${FOLDER}${brand.key}.`) && path.endsWith('.css');
  }

  /**
   * Answers an address that it holds. One that this process does not know is of another time, or of a change that this
   * process has yet to hear of: the sheet of now is better than none, and is not kept.
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
