/** First parts of paths at which the product itself answers: calls, files, apps, and pages that no brand writes. */
const OWN = new Set([
  ...['api', 'api-cwa', 'api_cwa', 'landing', 'assets', 'images', 'logos', 'dev', 'healthz', 'readyz', 'metrics'],
  ...[
    'members',
    'staff',
    'checkout',
    'model-report',
    'decode',
    'search',
    'recall-alerts',
    'account-deletion',
    'mailing',
    'verify',
    'your-report',
    'invoice',
  ],
]);

/** Of these the product has what stands below them; the page itself is the brand's. */
const BELOW = /^\/(?:sample-report|vehicle-checks)\/./;
const FILE = /\.[a-z0-9]+$/;

/**
 * Whether the product itself answers at a path of a brand's site. What a brand published there nobody would see; links
 * lead there all the same (`routes.ts` of marketing, `front.ts`).
 */
export function answersItself(path: string): boolean {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return OWN.has(first) || BELOW.test(path) || FILE.test(path);
}
