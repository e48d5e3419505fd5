import type { accountContract } from '@vinlore/account-domain';
import type { Handler } from '@vinlore/server-kit';
import { findById, rememberLanguage, userOf } from '../accounts/account-store.ts';
import { actorOfToken, revokeSession } from '../sessions/session-store.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Returns an access token and its user after a reload or when a token expires. Without a valid session, returns null
 * and clears the cookies, including a stale logged-in flag, or sign-in and dashboard would redirect to each other
 * (docs/decisions.md §2).
 */
export function sessionCall({ database, cookies, clock }: AccountDeps): Handler<typeof accountContract.session> {
  return async ({ passive }, { brand, desk, text, cookies: jar }) => {
    const token = cookies.token(jar);
    const use = { desk, passive: passive !== undefined };
    const actor = token ? await actorOfToken(database, brand.key, token, clock(), use) : null;
    // Only at this brand's desk, where it stays open.
    if (actor?.visiting) return null;
    const account = actor && (await findById(database, actor.accountId));
    if (!token || !actor || !account) {
      cookies.clear(jar);
      return null;
    }
    // A change of language reloads the page, so it is recorded here.
    await rememberLanguage(database, account, text.language);
    // Set it again: the flag may be lost or signed with a key that was rotated out.
    return { ...cookies.give(jar, brand.key, { token, expires: actor.expires }), user: userOf(account) };
  };
}

/** Ends the session of the token and clears its cookies. */
export function logoutCall({ database, cookies, clock }: AccountDeps): Handler<typeof accountContract.logout> {
  return async (_input, { actor, cookies: jar }) => {
    await revokeSession(database, actor, clock());
    cookies.clear(jar);
    return null;
  };
}
