import { recordAct } from '@vinlore/audit';
import type { securityContract } from '@vinlore/account-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { findById, holdUnchanged, userOf } from '../accounts/account-store.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { isGuessable } from '../passwords/guessable.ts';
import { ownWords } from '../passwords/own-words.ts';
import { renewSession } from '../sessions/session-store.ts';
import { passwordChangedLetter } from './letters.ts';
import { ownAct } from './own-act.ts';
import type { Parts } from './parts.ts';
import { proveOneself } from './prove-oneself.ts';

/** Changes the password (decisions §3): all other sessions end, and this one gets another token. */
export function changePasswordCall(parts: Parts): Handler<typeof securityContract.changePassword> {
  const { database, hasher, mail, cookies, clock, originOf } = parts;
  return async ({ new_pass, old_pass }, context) => {
    const { actor, brand, text, cookies: jar } = context;
    const over = () => refuse(401, text.t('kit.badToken'));
    const account = (await findById(database, actor.accountId)) ?? over();
    await proveOneself(parts, account, old_pass, context);
    if (await isGuessable(new_pass, ownWords(account, brand))) return refuse(422, text.t('account.passwordCommon'));
    const passwordHash = await hasher.hash(new_pass);
    const session = await database.transaction(async (tx) => {
      const now = clock();
      // Another change was quicker: what was proven above no longer holds.
      if (!(await holdUnchanged(tx, account))) return over();
      await replacePassword(tx, { account, passwordHash, exceptSession: actor.sessionId, now });
      const renewed = await renewSession(tx, actor, now, { proven: old_pass !== undefined });
      await mail.send(tx, passwordChangedLetter({ brand, text, to: account.email, origin: originOf(brand) }));
      const subject = { kind: 'account', id: account.id };
      await recordAct(tx, { ...ownAct(context), act: 'account.password-changed', subject });
      return renewed ?? over();
    });
    cookies.give(jar, brand.key, session);
    return new Reply({ token: session.token, user: userOf(account) }, text.t('account.passwordChanged'));
  };
}
