import type { Session } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { findById, userOf } from '../accounts/account-store.ts';
import { renewSession } from '../sessions/session-store.ts';
import type { PasskeyDeps } from './passkey-deps.ts';

/**
 * Does what changes by whom an account can be opened, and gives the session another token in the same transaction: what
 * may have been copied of the former one is worth nothing from then on.
 *
 * @param proof what its holder has just shown: who they are, or a second factor
 * @throws Refusal 401 where the session's own cookie did not come along
 * @param act what is done; where it refuses, the session keeps its token
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
  // Logged out elsewhere in the same moment.
  if (!account || !opened) return refuse(401, text.t('kit.badToken'));
  return { done, session: { ...cookies.give(jar, brand.key, opened), user: userOf(account) } };
}
