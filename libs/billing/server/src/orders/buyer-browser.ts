import { createHash } from 'node:crypto';
import type { CallContext, TextSigner } from '@vinlore/server-kit';

const COOKIE = 'checkout';
const PURPOSE = 'billing.browser';
/** Longer than any order stays unpaid. */
const COOKIE_MS = 24 * 60 * 60_000;

type Caller = Pick<CallContext, 'brand' | 'cookies'>;

/** The buyer's browser, from the signed cookie of an earlier purchase; null if it is missing or expired. */
export function browserOf({ brand, cookies }: Caller, signer: TextSigner, now: Date): string | null {
  return signer.open(`${PURPOSE} ${brand.key}`, cookies.get(COOKIE), now);
}

/**
 * Assigns a name to a browser without a cookie and sets the cookie. Duplicates of one purchase, such as a double click,
 * get the same name, so the last response's cookie is still valid for the order that the first request started.
 *
 * @param purchase identifies this purchase; it includes the buyer's random key, so nobody else can derive the name
 */
export function nameBrowser({ brand, cookies }: Caller, signer: TextSigner, now: Date, purchase: string): string {
  const code = signer.code(PURPOSE, JSON.stringify([brand.key, purchase]));
  const name = createHash('sha256').update(code).digest('base64url');
  const expires = new Date(now.getTime() + COOKIE_MS);
  const value = signer.sign(`${PURPOSE} ${brand.key}`, name, expires);
  cookies.set(COOKIE, value, { maxAge: COOKIE_MS / 1000 });
  return name;
}
