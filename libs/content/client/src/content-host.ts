/** The two collections that are queried (spec §7). */
export type ContentEndpoint = 'sites' | 'pages';

/**
 * How to reach a content host (spec §7): through its own API, or through a proxy that takes the endpoint as a
 * parameter.
 */
export interface ContentHost {
  readonly kind: 'direct' | 'proxy';
  /** No trailing slash. */
  readonly base: string;
}

/**
 * Parses `CONTENT_HOST`: a bare host is queried directly; a URL with a path is a proxy.
 *
 * @example contentHost('https://cms.example'), contentHost('https://www.example/api/content')
 */
export function contentHost(address: string): ContentHost {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  return path ? { kind: 'proxy', base: origin + path } : { kind: 'direct', base: origin };
}

/** The URL of a query. */
export function queryAddress(
  host: ContentHost,
  endpoint: ContentEndpoint,
  query: Readonly<Record<string, string>>,
): string {
  if (host.kind === 'proxy') return `${host.base}?${new URLSearchParams({ endpoint, ...query })}`;
  return `${host.base}/api/${endpoint}?${new URLSearchParams(query)}`;
}
