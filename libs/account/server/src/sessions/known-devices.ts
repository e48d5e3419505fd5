import { randomBytes } from 'node:crypto';
import { type Cookies, type TextSigner } from '@vinlore/server-kit';

/** Recognizes a browser in which someone has signed in before. Kept after signing out; not readable by scripts. */
const COOKIE = 'known_device';
const DEVICE = 'account.known-device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Maximum number of emails per browser; the least recently signed in is dropped. */
const MOST = 5;

/** Recognizes browsers in which an email has signed in before, so that strangers can't lock its owner out. */
export interface KnownDevices {
  /** The browser's id if that email has signed in from it before, else null. */
  idFor(cookies: Cookies, brand: string, email: string): string | null;
  /** Records for a year that the email has signed in from this browser. */
  remember(cookies: Cookies, brand: string, email: string): void;
}

/**
 * Device cookies as OWASP describes them: a random id and, for each email that signed in, a code that only we can
 * create. Contains neither addresses nor emails.
 */
export function knownDevices(signer: TextSigner, clock: () => Date): KnownDevices {
  const subject = (brand: string, email: string) => JSON.stringify([brand, email]);
  const held = (cookies: Cookies) => signer.open(DEVICE, cookies.get(COOKIE), clock())?.split(' ') ?? [];
  return {
    idFor: (cookies, brand, email) => {
      const [id, ...codes] = held(cookies);
      return id && codes.some((code) => signer.codeMatches(DEVICE, subject(brand, email), code)) ? id : null;
    },
    remember: (cookies, brand, email) => {
      const [id = randomBytes(16).toString('base64url'), ...codes] = held(cookies);
      const others = codes.filter((code) => !signer.codeMatches(DEVICE, subject(brand, email), code));
      const kept = [signer.code(DEVICE, subject(brand, email)), ...others].slice(0, MOST);
      const expires = new Date(clock().getTime() + YEAR_MS);
      cookies.set(COOKIE, signer.sign(DEVICE, [id, ...kept].join(' '), expires), { maxAge: YEAR_MS / 1000 });
    },
  };
}
