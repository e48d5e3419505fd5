import { readFile } from 'node:fs/promises';
import { within } from '@vinlore/contract';
import { fetchOnly } from '@vinlore/server-kit';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** Request timeout; generous for a working server, since a visitor is waiting. */
const TIMEOUT_MS = 3000;
/** Google rotates its keys every few days and publishes them hours ahead, so an hour of caching misses none. */
const CACHE_MS = 60 * 60_000;
/** Consecutive failures that open the circuit breaker… */
const FAILURES = 3;
/** …and how long it stays open; then one request retries. */
const OPEN_MS = 30_000;

/** Thrown when the keys can't be fetched, so no token can be verified. */
export class KeysUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the published keys cannot be had', { cause });
    this.name = 'KeysUnavailable';
  }
}

/**
 * Keys published at a configurable URL: fetched on first use, cached for an hour, and refetched for an unknown key. A
 * circuit breaker keeps requests from waiting while the publisher is down.
 *
 * @param url `https:`, or `file:` for servers without outbound access; the file is reread like a URL
 */
export function publishedKeys(url: URL, clock: () => Date): JWTVerifyGetKey {
  const get = url.protocol === 'file:' ? () => readFile(url, 'utf8') : textFrom(url);
  let failures = 0;
  let openUntil = 0;
  const guarded = async (address: string) => {
    if (clock().getTime() < openUntil) throw new KeysUnavailable();
    try {
      const keys: unknown = JSON.parse(await get(address));
      failures = 0;
      return Response.json(keys);
    } catch (cause) {
      failures++;
      if (failures >= FAILURES) openUntil = clock().getTime() + OPEN_MS;
      throw new KeysUnavailable(cause);
    }
  };
  return createRemoteJWKSet(url, { cacheMaxAge: CACHE_MS, [customFetch]: guarded });
}

function textFrom(url: URL): (address: string) => Promise<string> {
  const ask = fetchOnly(url.href);
  return (address) =>
    within(TIMEOUT_MS, async (signal) => {
      const response = await ask(address, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return response.text();
    });
}
