import { recordAct } from '@vinlore/audit';
import type { securityContract } from '@vinlore/account-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { findById, holdUnchanged, userOf } from '../accounts/account-store.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { ownWords } from '../accounts/own-words.ts';
import { passwordFault } from '../passwords/password-fault.ts';
import { renewSession } from '../sessions/session-store.ts';
import { passwordChangedLetter } from '../letters.ts';
import { ownAct } from '../own-act.ts';
import type { AccountDeps } from '../deps.ts';

/** Changes the password (docs/decisions.md §3): ends all other sessions and gives this one a new token. */
export function changePasswordCall(deps: AccountDeps): Handler<typeof securityContract.changePassword> {
  const { database, hasher, mail, cookies, clock, originOf } = deps;
  return async ({ new_pass, old_pass }, context) => {
    const { actor, brand, text, cookies: jar } = context;
    const over = () => refuse(401, text.t('kit.badToken'));
    if (!cookies.holdsSession(jar, actor)) return over();
    const account = (await findById(database, actor.accountId)) ?? over();
    const fault = await passwordFault(new_pass, ownWords(account, brand), account.roles);
    if (fault) return refuse(422, text.t(fault));
    const passwordHash = await hasher.hash(new_pass);
    const session = await database.transaction(async (tx) => {
      const now = clock();
      // A concurrent change came first, so the proof above is stale.
      if (!(await holdUnchanged(tx, account))) return over();
      await replacePassword(tx, { account, passwordHash, exceptSession: actor.sessionId, now });
      const renewed = await renewSession(tx, actor, now, { proven: old_pass !== undefined });
      await mail.send(tx, passwordChangedLetter({ brand, text, to: account.email, origin: originOf(brand) }));
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...ownAct(context), act: 'account.password-changed', subject });
      return renewed ?? over();
    });
    const access = cookies.give(jar, brand.key, session);
    return new Reply({ ...access, user: userOf(account) }, text.t('account.passwordChanged'));
  };
}
