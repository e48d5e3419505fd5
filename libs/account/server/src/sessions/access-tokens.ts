import type { Access } from '@vinlore/account-domain';
import type { TextSigner } from '@vinlore/server-kit';
import { tokenHash } from './session-store.ts';

/**
 * Lifetime of an access token; the session cookie renews it. Short, so that a stolen token is soon worthless (OWASP
 * ASVS 5.0 V10.4.8).
 */
export const ACCESS_MS = 10 * 60_000;

const PURPOSE = 'account.access';

/** Issues and verifies the short-lived tokens that calls carry instead of the session cookie. */
export interface AccessTokens {
  /** A token for the session whose cookie has this value. */
  issue(sessionToken: string): Access;
  /**
   * The hash of the session token that an access token was issued for; null if it is forged, expired, or not an access
   * token.
   */
  sessionHash(accessToken: string): Buffer | null;
}

/**
 * Access tokens over a signer and a clock. A token is the session token's hash, signed with its expiry: it is looked up
 * with the same index as the cookie, becomes invalid with its session or when the session gets a new cookie, and
 * neither the cookie nor another access token can be derived from it.
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
