import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** `trial`: someone tries the product on their own machine. `production`: strangers can reach it. */
export type ProductMode = 'trial' | 'production';

/** The variables that determine the mode. */
export type ModeConfig = Pick<Config, 'VINLORE_MODE' | 'NODE_ENV' | 'PUBLIC_URL' | 'HOST' | 'DATABASE_URL'>;

/**
 * Whether a host can only be this machine: `localhost` and its subdomains (RFC 6761), 127.0.0.0/8, ::1. A name that
 * merely starts with `127.` is someone's domain.
 *
 * @param host a name or an address; an IPv6 address with or without brackets
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/**
 * Whether this is a trial, decided in one place by `VINLORE_MODE`. If unset, anything that only a deployment has means
 * production, so the default is the safe mode.
 */
export function productMode({ VINLORE_MODE, NODE_ENV, PUBLIC_URL, HOST, DATABASE_URL }: ModeConfig): ProductMode {
  if (VINLORE_MODE !== null) return VINLORE_MODE;
  if (NODE_ENV === 'production' || DATABASE_URL !== null || !isLoopbackHost(HOST)) return 'production';
  if (PUBLIC_URL === null) return 'trial';
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === 'https:' || !isLoopbackHost(hostname) ? 'production' : 'trial';
}
