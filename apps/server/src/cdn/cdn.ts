import { type Config, ConfigError } from '@vinlore/server-kit';

/** How a CDN names pages, and how it is told to forget them. */
export type CdnStyle = NonNullable<Config['CDN']>;

/** A CDN in front of the public site. */
export interface Cdn {
  readonly style: CdnStyle;
  /** Where to send the keys of what has changed. */
  readonly purgeUrl: string;
  readonly token: string;
}

/**
 * Returns the configured CDN; null without one.
 *
 * @throws ConfigError if its URL or token is missing
 */
export function configuredCdn(config: Pick<Config, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>): Cdn | null {
  const { CDN: style, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = config;
  if (style === null) return null;
  if (purgeUrl === null) throw new ConfigError('CDN_PURGE_URL', 'is needed with CDN');
  if (token === null) throw new ConfigError('CDN_PURGE_TOKEN', 'is needed with CDN');
  return { style, purgeUrl, token };
}
