import { isIP } from 'node:net';
import { type Brand, brandsByHost, isDeskHost } from '@vinlore/brand';

/** For whom a passkey is made and asked. */
export interface RelyingParty {
  /** The domain that a passkey holds for (WebAuthn §4, RP ID). */
  readonly id: string;
  /** The one origin whose pages may make and ask for it. */
  readonly origin: string;
}

/**
 * The relying party of the host that the visitor's address bar shows. It is the brand's domain that names the host: its
 * own, another one of it, or, below `members.`, `app.` or `dev.`, that domain without the prefix.
 *
 * Handlers see no headers, so the browser says its host. That is safe: only hosts of the brand are taken, and what the
 * browser signs carries the origin it really stands on, which must be this one.
 *
 * @param host host name without port, in lower case
 * A passkey of the brand's domain is good on its desk as well, whose host lies below it; but what was signed on a public
 * page opens no desk, and the other way round.
 *
 * @param origin how the world reaches the brand: scheme and port hold for all of its hosts
 * @param desk whether the call came to the host of the desk
 * @returns null for a host of no or another brand, for one of the desk where the call is not, or not where it is, and for an address, which can have no passkeys (WebAuthn §5.1.3)
 */
export function relyingParty(brand: Brand, host: string, origin: string, desk: boolean): RelyingParty | null {
  if (isIP(host) || host.startsWith('[') || !brandsByHost([brand])(host)) return null;
  if (isDeskHost(brand, host) !== desk) return null;
  const named = brand.domains.filter((domain) => host === domain || host.endsWith(`.${domain}`));
  // A port, or a dot at the end, belongs to no host name.
  if (named.length === 0) return null;
  // Of `vinlore.localhost` and `localhost` the longer one is meant.
  const id = named.reduce((longest, domain) => (domain.length > longest.length ? domain : longest), '');
  const url = new URL(origin);
  url.hostname = host;
  return { id, origin: url.origin };
}
