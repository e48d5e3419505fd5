import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** `trial`: somebody tries the product on their own machine. `production`: strangers can reach it. */
export type ProductMode = 'trial' | 'production';

/** The variables that decide the mode. */
export type ModeConfig = Pick<Config, 'VINLORE_MODE' | 'NODE_ENV' | 'PUBLIC_URL' | 'HOST' | 'DATABASE_URL'>;

/**
 * Whether a host can only be this machine: `localhost` and names below it (RFC 6761), 127.0.0.0/8, ::1. A name that
 * merely begins with `127.` is somebody's domain.
 *
 * @param host a name or an address; an IPv6 address with or without brackets
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/**
 * The one answer to "is this a trial?". `VINLORE_MODE` decides. Where it is unset, anything that only a deployment has
 * means production: whoever forgets to say so gets the safe mode.
 */
export function productMode({ VINLORE_MODE, NODE_ENV, PUBLIC_URL, HOST, DATABASE_URL }: ModeConfig): ProductMode {
  if (VINLORE_MODE !== null) return VINLORE_MODE;
  if (NODE_ENV === 'production' || DATABASE_URL !== null || !isLoopbackHost(HOST)) return 'production';
  if (PUBLIC_URL === null) return 'trial';
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' || !isLoopbackHost(hostname) ? 'production' : 'trial';
}
