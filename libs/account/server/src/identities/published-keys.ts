import { readFile } from 'node:fs/promises';
import { within } from '@vinlore/contract';
import { fetchOnly } from '@vinlore/server-kit';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** Longer than an honest answer takes; a visitor waits for it. */
const TIMEOUT_MS = 3000;
/** Google changes its keys every few days, and announces them hours before: an hour is early enough to miss none. */
const CACHE_MS = 60 * 60_000;
/** So many failures in a row open the circuit… */
const FAILURES = 3;
/** …for so long; then one visitor tries again. */
const OPEN_MS = 30_000;

/** The keys cannot be had now, so that nothing can be said of a token. */
export class KeysUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the published keys cannot be had', { cause });
    this.name = 'KeysUnavailable';
  }
}

/**
 * The keys that are published at an address of the operator's choice: fetched when first needed, kept for an hour, asked
 * for again for a key that is not among them. Whoever publishes them being down, nobody waits for it again and again.
 *
 * @param url `https:`, or `file:` for operators whose server may not reach out; the file is read anew like a page
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
