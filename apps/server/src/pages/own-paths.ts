/** First parts of paths below which the product answers calls and files. */
const OTHERS = new Set(
  'api api-cwa api_cwa landing assets images logos dev healthz readyz metrics members staff'.split(' '),
);
/** First parts of paths at which the product has pages that no brand writes. */
const PAGES = new Set([
  'checkout',
  'model-report',
  'decode',
  'search',
  'recall-alerts',
  'account-deletion',
  'mailing',
  'offline',
  'verify',
  'your-report',
  'your-sticker',
  'invoice',
]);

/** Of these the product has what stands below them; the page itself is the brand's. */
const BELOW = /^\/(?:sample-report|vehicle-checks|garage)\/./;
const FILE = /\.[a-z0-9]+$/;

const firstPart = (path: string) => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

/** Whether the product has a page at a path of a brand's site. */
export function isProductPage(path: string): boolean {
  return PAGES.has(firstPart(path));
}

/**
 * Whether the product itself answers at a path of a brand's site. What a brand published there nobody would see; links
 * lead there all the same (`routes.ts` of marketing, `front.ts`).
 */
export function answersItself(path: string): boolean {
  return OTHERS.has(firstPart(path)) || isProductPage(path) || BELOW.test(path) || FILE.test(path);
}
