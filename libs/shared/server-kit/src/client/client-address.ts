import { BlockList, isIP } from 'node:net';

/** Whether an address is loopback. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Strips the IPv4-mapped IPv6 form of dual-stack sockets, and the port that some proxies add. */
function plain(entry: string): string {
  const withPort = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry);
  return (withPort?.[1] ?? entry).replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Maximum number of cached addresses; beyond it the cache is cleared. */
const REMEMBERED = 1_000;

/**
 * Key for rate limits: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those addresses
 * has all of them.
 */
function subscriber(address: string): string {
  if (isIP(address) !== 6 || isLoopback(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? [] : Array<string>(8 - first!.length - last!.length).fill('0');
  return `${[...first!, ...gap, ...last!].slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the /48 network of a visitor's network; null for an IPv4 address. Providers assign a /48 or a /56 to one
 * customer (RIPE-690), who then has thousands of /64 networks.
 *
 * @param address as returned by `clientAddressReader`, `2001:db8:1:2::/64`
 */
export function networkOf(address: string): string | null {
  return address.endsWith('::/64') ? `${address.split(':', 3).join(':')}::/48` : null;
}

/**
 * Returns a check for trusted proxies.
 *
 * @param trusted addresses and networks (CIDR) of proxies
 * @returns whether an address is one of them; false if it is not an address
 */
export function proxyCheck(trusted: readonly string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address, bits] = entry.split('/');
    const family = isIP(address!) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address!, family);
    else proxies.addSubnet(address!, Number(bits), family);
  }
  const check = (entry: string) => {
    const address = plain(entry);
    const version = isIP(address);
    return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
  // Cached: every request checks, mostly the same proxy, and a BlockList takes as long as all other checks of a call
  // together.
  const known = new Map<string, boolean>();
  return (entry = '') => {
    const remembered = known.get(entry);
    if (remembered !== undefined) return remembered;
    if (known.size === REMEMBERED) known.clear();
    const answer = check(entry);
    known.set(entry, answer);
    return answer;
  };
}

/**
 * Determines a visitor's address, for rate limits. `x-forwarded-for` is trusted only from the named proxies, and only
 * its last entry that no named proxy wrote (docs/decisions.md §2): anything left of it may be forged by the visitor.
 *
 * @param trusted addresses and networks (CIDR) of proxies
 * @returns a reader of the socket's address and the header; an IPv6 visitor is identified by their network,
 * `2001:db8:1:2::/64`
 */
export function clientAddressReader(
  trusted: readonly string[],
): (socketAddress: string | undefined, forwarded: string | null | undefined) => string {
  const isProxy = proxyCheck(trusted);
  return (socketAddress, forwarded) => {
    let nearest = plain(socketAddress ?? 'unknown');
    const chain = (forwarded ?? '').split(',').map((part) => plain(part.trim()));
    while (isProxy(nearest)) {
      const next = chain.pop();
      // An invalid entry ends the chain: the origin of anything before it is unknown.
      if (next === undefined || isIP(next) === 0) break;
      nearest = next;
    }
    return subscriber(nearest);
  };
}
