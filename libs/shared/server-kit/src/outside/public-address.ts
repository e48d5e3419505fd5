import { BlockList, isIP } from 'node:net';

/** IPv4 networks that aren't part of the public internet (IANA Special-Purpose Address Registry), and multicast. */
const SPECIAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata service of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's metadata and DNS service, inside a public network.
  ['168.63.129.16', 32],
] as const;

/** IPv6 networks within the global unicast range 2000::/3 that aren't public, or lead to an embedded IPv4 address. */
const SPECIAL_6 = [
  // Teredo, benchmarking, ORCHID, and other protocol assignments.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 (RFC 7526: no longer in use).
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL_4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_6) special.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** The last 32 bits of an IPv6 address as IPv4. */
function embedded4(groups: readonly string[]): string {
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.');
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...new Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * Whether an address is a unicast address of the public internet: the only ones that a URL given by a member may lead
 * to. IPv4-mapped (RFC 4291) and NAT64 (RFC 6052) addresses count as the IPv4 address in them.
 *
 * @param address IPv4 or IPv6, in any notation that the resolver returns; false for anything else
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  // A zone means link-local.
  if (version !== 6 || address.includes('%')) return false;
  const groups = groupsOf(address);
  const prefix = groups.slice(0, 6).join(':');
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return isPublicAddress(embedded4(groups));
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
