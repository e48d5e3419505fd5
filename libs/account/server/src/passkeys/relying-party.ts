import { isIP } from 'node:net';
import { type Brand, brandsByHost, isDeskHost } from '@vinlore/brand';

/** The relying party of a ceremony. */
export interface RelyingParty {
  /** The passkey's domain (WebAuthn §4, RP ID). */
  readonly id: string;
  /** The only origin whose pages may create or request it. */
  readonly origin: string;
}

/**
 * The relying party of the host in the visitor's address bar. It is the brand's domain that matches the host: the host
 * itself, another domain of the brand, or, below `members.`, `app.`, or `dev.`, the domain without the prefix.
 *
 * Handlers see no headers, so the browser sends its host. That is safe: only hosts of the brand are accepted, and the
 * browser signs the origin it really is on, which must match.
 *
 * @param host host name without port, in lower case. A passkey of the brand's domain also works on its desk, whose host
 * is a subdomain; but an assertion signed on a public page isn't valid at the desk, and vice versa.
 *
 * @param origin the brand's public origin: scheme and port apply to all of its hosts
 * @param desk whether the call came to the host of the desk
 * @returns null for a host of another brand or none, for a desk host on a public call or vice versa, and for an IP
 * address, which can't have passkeys (WebAuthn §5.1.3)
 */
export function relyingParty(brand: Brand, host: string, origin: string, desk: boolean): RelyingParty | null {
  if (isIP(host) || host.startsWith('[') || !brandsByHost([brand])(host)) return null;
  if (isDeskHost(brand, host) !== desk) return null;
  const named = brand.domains.filter((domain) => host === domain || host.endsWith(`.${domain}`));
  // A host name contains neither a port nor a trailing dot.
  if (named.length === 0) return null;
  // Between `vinlore.localhost` and `localhost`, the longer match wins.
  const id = named.reduce((longest, domain) => (domain.length > longest.length ? domain : longest), '');
  const url = new URL(origin);
  url.hostname = host;
  return { id, origin: url.origin };
}
