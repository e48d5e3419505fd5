/** First path segments under which the product serves calls and files. */
const OTHERS = new Set(
  'api api-cwa api_cwa landing assets images logos dev healthz readyz metrics members staff'.split(' '),
);
/** First path segments of the product's own pages. */
const PAGES = new Set([
  'checkout',
  'model-report',
  'decode',
  'search',
  'recall-alerts',
  'account-deletion',
  'mailing',
  'offline',
  'status',
  'verify',
  'your-report',
  'your-sticker',
  'invoice',
]);

/** For these, the product owns the paths below; the page itself is the brand's. */
const BELOW = /^\/(?:sample-report|vehicle-checks|garage)\/./;
const FILE = /\.[a-z0-9]+$/;

const firstPart = (path: string) => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

/** Whether the product has a page at a path of a brand's site. */
export function isProductPage(path: string): boolean {
  return PAGES.has(firstPart(path));
}

/**
 * Whether the product itself handles a path of a brand's site. A brand's page published there would be unreachable;
 * links to it still work (`routes.ts` of marketing, `front.ts`).
 */
export function answersItself(path: string): boolean {
  return OTHERS.has(firstPart(path)) || isProductPage(path) || BELOW.test(path) || FILE.test(path);
}
