import { recordAct } from '@vinlore/audit';
import type { Session } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import type { CallContext } from '@vinlore/server-kit';
import { type AccountRow, rememberLanguage, userOf } from '../accounts/account-store.ts';
import { deviceOf } from '../sessions/device.ts';
import { openSession, revokeToken } from '../sessions/session-store.ts';
import { ownAct } from './own-act.ts';
import type { Parts } from './parts.ts';

/** By what somebody proved who they are. */
export type Proof = 'password' | 'registration' | 'reset' | 'passkey' | 'google';

/** What a login needs of its call. */
type Visit = Pick<CallContext, 'brand' | 'cookies' | 'text' | 'clientAddress' | 'userAgent'>;

/**
 * Logs somebody in who has proven who they are: a session with a new token, never one that existed before; the one the
 * browser held ends. Sets the cookies of the session, and that of a known device.
 *
 * @param accountIn gives the account within the login's transaction, or refuses and nothing is done
 */
export async function logIn(
  { database, cookies, devices, clock }: Pick<Parts, 'database' | 'cookies' | 'devices' | 'clock'>,
  visit: Visit,
  by: Proof,
  accountIn: (tx: Tx) => Promise<AccountRow>,
): Promise<Session> {
  const { brand, cookies: jar, text, userAgent } = visit;
  const former = cookies.token(jar);
  const { account, session } = await database.transaction(async (tx) => {
    const account = await accountIn(tx);
    await rememberLanguage(tx, account, text.language);
    if (former) await revokeToken(tx, brand.key, former, clock());
    const session = await openSession(tx, account, clock(), deviceOf(userAgent), by === 'passkey');
    const subject = { kind: 'account', id: account.id };
    const actor = { accountId: account.id, roles: account.roles };
    await recordAct(tx, { ...ownAct({ ...visit, actor }), act: 'account.logged-in', subject, detail: { by } });
    return { account, session };
  });
  cookies.give(jar, brand.key, session);
  devices.remember(jar, brand.key, account.email);
  return { token: session.token, user: userOf(account) };
}
