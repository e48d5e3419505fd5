/** The two collections that are read (spec §7). */
export type ContentEndpoint = 'sites' | 'pages';

/** How a content host is reached (spec §7): by its own API, or by a proxy that is told the endpoint. */
export interface ContentHost {
  readonly kind: 'direct' | 'proxy';
  /** Without a slash at the end. */
  readonly base: string;
}

/**
 * Reads `CONTENT_HOST`: a host alone is asked directly; with a path it is the address of a proxy.
 *
 * @example contentHost('https://cms.example'), contentHost('https://www.example/api/content')
 */
export function contentHost(address: string): ContentHost {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  return path ? { kind: 'proxy', base: origin + path } : { kind: 'direct', base: origin };
}

/** The address of a query. */
export function queryAddress(
  host: ContentHost,
  endpoint: ContentEndpoint,
  query: Readonly<Record<string, string>>,
): string {
  if (host.kind === 'proxy') return `${host.base}?${new URLSearchParams({ endpoint, ...query })}`;
  return `${host.base}/api/${endpoint}?${new URLSearchParams(query)}`;
}
