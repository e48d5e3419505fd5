import { type Brand, measurementOf } from '@vinlore/brand';

/** Sources by directive, in addition to our own. */
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

/** A brand's own tagging server replaces all of Google's hosts. */
const ownHost = (host: string): Sources => ({ 'script-src': [host], 'connect-src': [host], 'img-src': [host] });

const CLARITY: Sources = {
  'script-src': ['https://*.clarity.ms'],
  'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
};

/** Hosts of LiveChat's widget, which loads only with a license and when the chat is maximized. */
const LIVECHAT: Sources = {
  'script-src': ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
  'connect-src': ['https://*.livechatinc.com', 'wss://*.livechatinc.com'],
  'img-src': ['https://*.livechatinc.com', 'https://cdn.livechat-files.com'],
  'frame-src': ['https://secure.livechatinc.com'],
};

/** Hosts of the brand's analytics; none if it has no analytics. */
function measuring(brand: Brand): Sources[] {
  const measurement = measurementOf(brand.settings);
  if (!measurement) return [];
  const { analytics, tagManager, clarity } = measurement;
  return [
    ...(analytics || tagManager ? [brand.tag_host ? ownHost(brand.tag_host) : GOOGLE] : []),
    ...(clarity ? [CLARITY] : []),
  ];
}

/** What a policy is for. */
export interface PolicyOf {
  readonly brand: Brand;
  /** Whether the visit may be measured: a public page without a secret, and a browser that hasn't opted out. */
  readonly measured: boolean;
  /** Origin of the API if pages call it on another host; else ''. */
  readonly apiBase: string;
}

/** Additional sources for a brand's pages, by directive: only what the brand has configured. */
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
