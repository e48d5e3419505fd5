import type { accountContract } from '@vinlore/account-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { findEvenClosed, userOf } from '../accounts/account-store.ts';
import { openSession, revokeToken } from '../sessions/session-store.ts';
import type { Parts } from './parts.ts';

/** Logs a member in. One message for an unknown e-mail and a wrong password, after the same work. */
export function loginCall(parts: Parts): Handler<typeof accountContract.login> {
  const { database, check, attempts, cookies, clock } = parts;
  return async ({ email, pass }, { brand, text, clientAddress, cookies: jar }) => {
    const attempt = { kind: 'login', brand: brand.key, email, address: clientAddress } as const;
    await attempts.begin(attempt, (seconds) => text.t('kit.tooMany', { seconds }));
    const account = await findEvenClosed(database, brand.key, email);
    const matches = await check(account?.password_hash, pass);
    if (!account || !matches) return refuse(422, text.t('account.loginRefused'));
    await attempts.succeeded(attempt);
    // Said to nobody but the one who knows the password.
    if (account.closed_at) return refuse(422, text.t('account.closed'));
    const former = cookies.token(jar);
    const session = await database.transaction(async (tx) => {
      if (former) await revokeToken(tx, brand.key, former, clock());
      return openSession(tx, account, clock());
    });
    cookies.give(jar, brand.key, session);
    return { token: session.token, user: userOf(account) };
  };
}
