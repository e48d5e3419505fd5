import { createHash } from 'node:crypto';
import type { CallContext, TextSigner } from '@vinlore/server-kit';

const COOKIE = 'checkout';
const PURPOSE = 'billing.browser';
/** Longer than any order waits for its buyer. */
const COOKIE_MS = 24 * 60 * 60_000;

type Caller = Pick<CallContext, 'brand' | 'cookies'>;

/** The browser that a buyer pays in, by the signed cookie of an earlier purchase; null without one, or once it is over. */
export function browserOf({ brand, cookies }: Caller, signer: TextSigner, now: Date): string | null {
  return signer.open(`${PURPOSE} ${brand.key}`, cookies.get(COOKIE), now);
}

/**
 * Names a browser that has no cookie yet, and sets it. Duplicates of one purchase, such as a double click, get the same
 * name, so that the last answer's cookie still stands for the order that the first one began.
 *
 * @param purchase what tells this purchase from all others; it holds the buyer's random key, so nobody else can get the name
 */
export function nameBrowser({ brand, cookies }: Caller, signer: TextSigner, now: Date, purchase: string): string {
  const code = signer.code(PURPOSE, JSON.stringify([brand.key, purchase]));
  const name = createHash('sha256').update(code).digest('base64url');
  const expires = new Date(now.getTime() + COOKIE_MS);
  const value = signer.sign(`${PURPOSE} ${brand.key}`, name, expires);
  cookies.set(COOKIE, value, { maxAge: COOKIE_MS / 1000 });
  return name;
}
