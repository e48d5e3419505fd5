import type { CdnStyle } from './cdn.ts';

/** What identifies a page for a CDN. */
export interface KeyedPage {
  /** Key of the brand. */
  readonly brand: string;
  readonly language: string;
  readonly path: string;
  /** `content`: written by staff; `product`: a route of the product, such as the VIN decoder. */
  readonly kind: 'content' | 'product';
}

/** Fastly's limit for a key in bytes; Cloudflare's is the same. */
const KEY_BYTES = 1_024;

/**
 * How long the CDN shows a page. Short, because a deploy changes pages without a purge, and a stale page may name a
 * script that is gone.
 */
const FRESHNESS = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';

/** The keys of a page: its brand, its kind, and itself. Spaces and commas separate keys, so they are encoded. */
export function pageKeys({ brand, language, path, kind }: KeyedPage): readonly string[] {
  const page = `${brand}:${language}:${encodeURI(path).replaceAll(',', '%2C')}`;
  return [brand, `${brand}:${kind}`, ...(page.length <= KEY_BYTES ? [page] : [])];
}

/** Headers for a CDN, with a page that is the same for everyone. The CDN doesn't pass them on to browsers. */
export function cdnHeaders(style: CdnStyle, page: KeyedPage): Readonly<Record<string, string>> {
  const keys = pageKeys(page);
  return style === 'fastly'
    ? { 'surrogate-key': keys.join(' '), 'surrogate-control': FRESHNESS }
    : { 'cache-tag': keys.join(','), 'cdn-cache-control': FRESHNESS };
}
