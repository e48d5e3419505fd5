import { BlockList, isIP } from 'node:net';

/** Whether an address is of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** An address without the IPv4-in-IPv6 form of dual-stack sockets, and without the port that some proxies add. */
function plain(entry: string): string {
  const withPort = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry);
  return (withPort?.[1] ?? entry).replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Addresses whose answer is remembered; beyond it they are forgotten and asked anew. */
const REMEMBERED = 1_000;

/**
 * What limits count: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those addresses has
 * all of them.
 */
function subscriber(address: string): string {
  if (isIP(address) !== 6 || isLoopback(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? [] : Array<string>(8 - first!.length - last!.length).fill('0');
  return `${[...first!, ...gap, ...last!].slice(0, 4).join(':')}::/64`;
}

/**
 * The network of the size /48 that a visitor's network belongs to; null for an IPv4 address. Providers hand out a /48 or a
 * /56 to one customer (RIPE-690), who then has thousands of networks of the size /64.
 *
 * @param address as `clientAddressReader` names it, `2001:db8:1:2::/64`
 */
export function networkOf(address: string): string | null {
  return address.endsWith('::/64') ? `${address.split(':', 3).join(':')}::/48` : null;
}

/**
 * Knows the proxies that were named.
 *
 * @param trusted addresses and networks (CIDR) of proxies
 * @returns whether an address is one of them; false for what is no address
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
  // Every request asks, mostly of the same proxy, and a BlockList takes as long as all other checks of a call together.
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
 * Decides a visitor's address, for limits. `x-forwarded-for` is believed only from the named proxies, and only its last
 * entry that no named proxy wrote (docs/decisions.md §2): what stands left of that, the visitor may have written.
 *
 * @param trusted addresses and networks (CIDR) of proxies
 * @returns a reader of the socket's address and the header; an IPv6 visitor is named by the network, `2001:db8:1:2::/64`
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
      // An entry that is no address ends the chain: nobody knows who wrote what stands before it.
      if (next === undefined || isIP(next) === 0) break;
      nearest = next;
    }
    return subscriber(nearest);
  };
}
