import type { Session } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { findById, userOf } from '../accounts/account-store.ts';
import { renewSession } from '../sessions/session-store.ts';
import type { PasskeyDeps } from './passkey-deps.ts';

/**
 * Runs an action that changes how an account can be signed in to, and gives the session a new token in the same
 * transaction, so a stolen copy of the old one is worthless.
 *
 * @param proof what the session has just proven: identity or a second factor
 * @throws Refusal 401 if the session's own cookie wasn't sent
 * @param act the action; if it refuses, the session keeps its token
 */
export async function renewed<Done>(
  { database, cookies, clock }: Pick<PasskeyDeps, 'database' | 'cookies' | 'clock'>,
  { actor, brand, text, cookies: jar }: CallContext<'bearer' | 'staff'>,
  proof: { readonly proven: boolean; readonly secondFactor?: boolean },
  act: (tx: Tx) => Promise<Done>,
): Promise<{ readonly done: Done; readonly session: Session }> {
  if (!cookies.holdsSession(jar, actor)) return refuse(401, text.t('kit.badToken'));
  const account = await findById(database, actor.accountId);
  const { done, opened } = await database.transaction(async (tx) => {
    const done = await act(tx);
    return { done, opened: await renewSession(tx, actor, clock(), proof) };
  });
  // Signed out elsewhere at the same moment.
  if (!account || !opened) return refuse(401, text.t('kit.badToken'));
  return { done, session: { ...cookies.give(jar, brand.key, opened), user: userOf(account) } };
}
