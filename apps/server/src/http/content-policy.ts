import { type Brand, measurementOf } from '@vinlore/brand';

/** Sources by directive, beside our own. */
type Sources = Readonly<Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>>;

const GOOGLE: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** A tagging server of the brand's own stands for Google, in all that Google does. */
const ownHost = (host: string): Sources => ({ 'script-src': [host], 'connect-src': [host], 'img-src': [host] });

const CLARITY: Sources = {
  'script-src': ['https://*.clarity.ms'],
  'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
};

/** What LiveChat's widget needs: it comes only where a license is set, and when the chat is maximized. */
const LIVECHAT: Sources = {
  'script-src': ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
  'connect-src': ['https://*.livechatinc.com', 'wss://*.livechatinc.com'],
  'img-src': ['https://*.livechatinc.com', 'https://cdn.livechat-files.com'],
  'frame-src': ['https://secure.livechatinc.com'],
};

/** What measuring needs; nothing for a brand that doesn't measure. */
function measuring(brand: Brand): Sources[] {
  const measurement = measurementOf(brand.settings);
  if (!measurement) return [];
  const { analytics, tagManager, clarity } = measurement;
  return [
    ...(analytics || tagManager ? [brand.tag_host ? ownHost(brand.tag_host) : GOOGLE] : []),
    ...(clarity ? [CLARITY] : []),
  ];
}

/** For whom and for what a policy is. */
export interface PolicyOf {
  readonly brand: Brand;
  /** Whether the visit may be measured: a public page without a secret, and a browser that doesn't refuse. */
  readonly measured: boolean;
  /** Where pages call the API, where that is not their own host; else ''. */
  readonly apiBase: string;
}

/** Sources that a brand's pages may use beside their own, by directive: none that the brand has not set up. */
export function foreignSources({ brand, measured, apiBase }: PolicyOf): ReadonlyMap<string, readonly string[]> {
  const parts: Sources[] = [
    ...(apiBase === '' ? [] : [{ 'connect-src': [apiBase] }]),
    ...(measured ? measuring(brand) : []),
    ...(brand.livechat_license === undefined ? [] : [LIVECHAT]),
  ];
  const all = new Map<string, readonly string[]>();
  for (const part of parts) {
    for (const [directive, sources] of Object.entries(part))
      all.set(directive, [...new Set([...(all.get(directive) ?? []), ...sources])]);
  }
  return all;
}
