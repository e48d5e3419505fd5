import { BlockList, isIP } from 'node:net';

/** Strips the IPv4-in-IPv6 form that dual-stack sockets show. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

/** Whether an address is of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/**
 * Decides a visitor's address. `x-forwarded-for` is believed only from the named proxies, and only its last entry that
 * no named proxy wrote (decisions §2).
 *
 * @param trusted addresses and networks (CIDR) of proxies
 */
export function clientAddressReader(
  trusted: readonly string[],
): (socketAddress: string | undefined, forwarded: string | null | undefined) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address, bits] = entry.split('/');
    const family = isIP(address!) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address!, family);
    else proxies.addSubnet(address!, Number(bits), family);
  }
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (socketAddress, forwarded) => {
    const direct = plain(socketAddress ?? 'unknown');
    if (!forwarded || !isProxy(direct)) return direct;
    const chain = forwarded
      .split(',')
      .map((part) => plain(part.trim()))
      .filter((part) => isIP(part) !== 0);
    return chain.findLast((address) => !isProxy(address)) ?? direct;
  };
}
