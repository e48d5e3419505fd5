import { lookup } from 'node:dns/promises';
import pTimeout, { TimeoutError } from 'p-timeout';

/** How long somebody at the desk waits for one name. */
const PATIENCE_MS = 3_000;

/**
 * Where a host name leads, by the domain name system of this machine.
 *
 * @returns its addresses, none where it has no record; null where it could not be looked up just now
 */
export async function lookUpAddresses(name: string): Promise<readonly string[] | null> {
  // Loopback, wherever this machine asks (RFC 6761, 6.3); browsers keep to it, name servers need not.
  if (/(?:^|\.)localhost$/.test(name)) return ['127.0.0.1'];
  try {
    const found = await pTimeout(lookup(name, { all: true }), { milliseconds: PATIENCE_MS });
    return found.map(({ address }) => address).toSorted();
  } catch (error) {
    if (error instanceof TimeoutError) return null;
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? [] : null;
  }
}
