import type { IncomingMessage } from 'node:http';

/** Settings for redirecting to another host of a brand. */
export interface Reach {
  /** Whether visitors reach us over TLS. */
  readonly secure: boolean;
  /** PUBLIC_URL, whose port takes precedence over the `Host` header's. */
  readonly publicUrl: string | null;
}

/**
 * Scheme, host, and port of another host of the requested brand.
 *
 * @param host from the brand's own domains, never from the request
 */
export function originAt(
  host: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { secure, publicUrl }: Reach,
): string {
  const port = publicUrl === null ? (/:(\d{1,5})$/.exec(headers.host ?? '')?.[1] ?? '') : new URL(publicUrl).port;
  return `${secure ? 'https' : 'http'}://${host}${port && `:${port}`}`;
}
