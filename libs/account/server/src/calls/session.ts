import type { accountContract } from '@vinlore/account-domain';
import type { Handler } from '@vinlore/server-kit';
import { findById, rememberLanguage, userOf } from '../accounts/account-store.ts';
import { actorOfToken, revokeSession } from '../sessions/session-store.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Gives an access token, and says whose it is: after a reload, and when a token expires. Without a session that is still good it answers null and clears the cookies, a
 * stale logged-in flag among them, else login and dashboard would bounce (docs/decisions.md §2).
 */
export function sessionCall({ database, cookies, clock }: AccountDeps): Handler<typeof accountContract.session> {
  return async ({ passive }, { brand, desk, text, cookies: jar }) => {
    const token = cookies.token(jar);
    const use = { desk, passive: passive !== undefined };
    const actor = token ? await actorOfToken(database, brand.key, token, clock(), use) : null;
    // At this brand's desk only, and it stays open there.
    if (actor?.visiting) return null;
    const account = actor && (await findById(database, actor.accountId));
    if (!token || !actor || !account) {
      cookies.clear(jar);
      return null;
    }
    // Whoever changes the language comes here next: the page is loaded anew.
    await rememberLanguage(database, account, text.language);
    // Signed anew: the flag may have been lost, or signed by a key that has been rotated out.
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
