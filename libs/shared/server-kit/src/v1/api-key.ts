import type { ApiVersion, Scope } from '@vinlore/contract';
import { proxyCheck } from '../client/client-address.ts';
import type { Actor } from '../context.ts';

/** Test keys see and change test objects only, and never cost anything. */
export type ApiMode = 'test' | 'live';

/** A key of the public API, as the checks of a request need it. */
export interface ApiKey {
  readonly id: string;
  readonly mode: ApiMode;
  /** `publishable`: may be read by anyone on the websites in `origins`, and calls only what is harmless there. */
  readonly kind: 'secret' | 'publishable';
  readonly scopes: readonly Scope[];
  /** Addresses and networks (CIDR) that may use it; empty for any. */
  readonly addresses: readonly string[];
  /** Origins whose pages may use a publishable key. */
  readonly origins: readonly string[];
  /** Requests per minute. */
  readonly perMinute: number;
  readonly version: ApiVersion;
  /** The account it belongs to, as its member. */
  readonly actor: Actor;
}

/** State of a key's monthly budget, after counting a request. */
export interface BudgetStanding {
  readonly over: boolean;
}

/** Finds keys and counts their use. Implemented by the platform module, passed in by the server. */
export interface ApiKeys {
  /** @returns null for a key that is unknown, expired, removed, or of another brand */
  find(brandKey: string, secret: string): Promise<ApiKey | null>;
  /** Counts a request against the key's monthly budget. */
  spend(brandKey: string, key: ApiKey): BudgetStanding;
  /** Records an answered request, for the usage by day. Never throws, never waits. */
  used(brandKey: string, key: ApiKey, use: { readonly operation: string; readonly status: number }): void;
}

/** Checks of keys with addresses; a key is read anew every few seconds. */
const checks = new WeakMap<object, ReturnType<typeof proxyCheck>>();

/** Only the first 64 bits of a caller's IPv6 address are known. */
function asKnown(entry: string): string {
  const [network, bits = '128'] = entry.split('/');
  return entry.includes(':') ? `${network}/${Math.min(Number(bits), 64)}` : entry;
}

/**
 * Whether a key may be used from an address.
 *
 * @param address as returned by `clientAddressReader`: for IPv6 the network, `…::/64`
 */
export function isAllowedFrom(key: Pick<ApiKey, 'addresses'>, address: string): boolean {
  if (key.addresses.length === 0) return true;
  const check = checks.get(key) ?? proxyCheck(key.addresses.map(asKnown));
  checks.set(key, check);
  return check(address.split('/')[0]);
}
