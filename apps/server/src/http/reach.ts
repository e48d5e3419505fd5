import type { IncomingMessage } from 'node:http';

/** What it takes to lead to another host of a brand. */
export interface Reach {
  /** Whether visitors reach us over TLS. */
  readonly secure: boolean;
  /** PUBLIC_URL, whose port counts before that of the `Host` header. */
  readonly publicUrl: string | null;
}

/**
 * Scheme, host and port of another host of the brand that a request came to.
 *
 * @param host made of the brand's own domains, never what the request says
 */
export function originAt(
  host: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { secure, publicUrl }: Reach,
): string {
  const port = publicUrl === null ? (/:(\d{1,5})$/.exec(headers.host ?? '')?.[1] ?? '') : new URL(publicUrl).port;
  return `${secure ? 'https' : 'http'}://${host}${port && `:${port}`}`;
}
