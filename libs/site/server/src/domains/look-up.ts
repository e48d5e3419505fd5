import { lookup } from 'node:dns/promises';
import pTimeout, { TimeoutError } from 'p-timeout';

/** Timeout of a lookup, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Resolves a host name with this machine's DNS.
 *
 * @returns its addresses, empty if it has no record; null if the lookup failed
 */
export async function lookUpAddresses(name: string): Promise<readonly string[] | null> {
  // Always loopback (RFC 6761, 6.3): browsers enforce it, name servers don't have to.
  if (/(?:^|\.)localhost$/.test(name)) return ['127.0.0.1'];
  try {
    const found = await pTimeout(lookup(name, { all: true }), { milliseconds: PATIENCE_MS });
    return found.map(({ address }) => address).toSorted();
  } catch (error) {
    if (error instanceof TimeoutError) return null;
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? [] : null;
  }
}
