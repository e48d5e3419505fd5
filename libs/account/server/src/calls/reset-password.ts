import { recordAct } from '@vinlore/audit';
import type { accountContract } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { deny, type Handler, refuse, Reply } from '@vinlore/server-kit';
import { type AccountRow, findByEmail, findEvenClosed } from '../accounts/account-store.ts';
import { FIRST_PASSWORD_MS, findReset, keepReset, takeReset } from '../accounts/mailed-tokens.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { ownWords } from '../accounts/own-words.ts';
import { passwordFault } from '../passwords/password-fault.ts';
import { countedLogin } from '../factors/login-factor.ts';
import {
  type Addressee,
  closedAccountLetter,
  firstPasswordLetter,
  noAccountLetter,
  passwordChangedLetter,
  resetLetter,
} from '../letters.ts';
import { logIn } from './log-in.ts';
import { ownAct } from '../own-act.ts';
import type { AccountDeps } from '../deps.ts';

function answerLetter(account: AccountRow | undefined, addressee: Addressee, token: string) {
  if (!account) return noAccountLetter(addressee);
  if (account.closed_at) return closedAccountLetter(addressee, account);
  return account.holder ? firstPasswordLetter(addressee, token) : resetLetter(addressee, token);
}

/**
 * Emails a link to choose a new password. Known and unknown emails get the same work, response, and one email. Accounts
 * without a password, such as those from a purchase or Google sign-in, get their first one this way.
 */
export function resetPasswordCall(deps: AccountDeps): Handler<typeof accountContract.resetPassword> {
  const { database, mail, mailLimit, clock, originOf } = deps;
  return async ({ email, next }, { brand, text }) => {
    const mailbox = { brand: brand.key, email };
    const addressee = { brand, text, to: email, origin: originOf(brand), next };
    await database.transaction(async (tx) => {
      // The last emailed link stays valid when the limit is reached.
      if (!(await mailLimit(tx, { kind: 'reset', ...mailbox }))) return;
      const account = await findEvenClosed(tx, brand.key, email);
      const token = await keepReset(tx, mailbox, clock(), account?.holder ? FIRST_PASSWORD_MS : undefined);
      await mail.send(tx, answerLetter(account, addressee, token));
    });
    return new Reply(null, text.t('account.resetSent'));
  };
}

/** Whether this token could complete a reset now. The response depends on the token alone. */
export function checkResetLinkCall({ database, clock }: AccountDeps): Handler<typeof accountContract.checkResetLink> {
  return async ({ reset_token }, { brand }) => {
    const reset = await findReset(database, brand.key, reset_token, clock());
    return { valid: reset !== undefined && (await findByEmail(database, brand.key, reset.email)) !== undefined };
  };
}

/** Sets the password with the emailed token, once: ends all sessions and opens a new one. */
export function confirmResetPasswordCall(deps: AccountDeps): Handler<typeof accountContract.confirmResetPassword> {
  const { database, hasher, mail, clock, originOf } = deps;
  return async ({ reset_token, new_pass, code }, context) => {
    const { brand, text, clientAddress, userAgent } = context;
    const old = () => deny({ name: 'auth.token.refused', kind: 'reset' }, 422, text.t('account.linkOld'));
    const reset = (await findReset(database, brand.key, reset_token, clock())) ?? old();
    const account = (await findByEmail(database, brand.key, reset.email)) ?? old();
    const fault = await passwordFault(new_pass, ownWords(account, brand), account.roles);
    if (fault) return refuse(422, text.t(fault));
    const passwordHash = await hasher.hash(new_pass);
    const renewedIn = async (tx: Tx) => {
      if (!(await takeReset(tx, reset))) return old();
      await replacePassword(tx, { account, passwordHash, now: clock() });
      await mail.send(tx, passwordChangedLetter({ brand, text, to: account.email, origin: originOf(brand) }));
      const subject = { kind: 'account', id: account.id };
      const actor = { accountId: account.id, roles: account.roles };
      await recordAct(tx, {
        ...ownAct({ actor, brand, clientAddress, userAgent }),
        act: 'account.password-reset',
        subject,
      });
      return account;
    };
    const session = await countedLogin(deps, context, { email: account.email, code }, () =>
      logIn(deps, context, 'reset', renewedIn, code),
    );
    context.event('auth.password.changed', { person: account.id });
    return session;
  };
}
