import type { Access } from '@vinlore/account-domain';
import type { TextSigner } from '@vinlore/server-kit';
import { tokenHash } from './session-store.ts';

/** How long an access token works; the session cookie renews it: a stolen one is soon worthless (OWASP ASVS 5.0 V10.4.8). */
export const ACCESS_MS = 10 * 60_000;

const PURPOSE = 'account.access';

/** Issues and reads the short tokens that calls carry in place of the session cookie. */
export interface AccessTokens {
  /** A token for the session whose cookie has this value. */
  issue(sessionToken: string): Access;
  /** The hash of the session token that an access token was issued for; null if it is forged, expired or something else. */
  sessionHash(accessToken: string): Buffer | null;
}

/**
 * Access tokens over a signer and a clock. A token is the session token's hash, signed with its expiry: it is found by the
 * index that finds the cookie, it ends with its session and when the session gets another cookie, and neither the cookie
 * nor another access token can be made from it.
 */
export function accessTokens(signer: TextSigner, clock: () => Date): AccessTokens {
  return {
    issue: (sessionToken) => ({
      token: signer.sign(
        PURPOSE,
        tokenHash(sessionToken).toString('base64url'),
        new Date(clock().getTime() + ACCESS_MS),
      ),
      expires_in: ACCESS_MS / 1000,
    }),
    sessionHash: (accessToken) => {
      const hash = signer.open(PURPOSE, accessToken, clock());
      return hash === null ? null : Buffer.from(hash, 'base64url');
    },
  };
}
