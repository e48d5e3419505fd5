import type { accountContract } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import { findEvenClosed, holdUnchanged } from '../accounts/account-store.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { countedLogin } from '../factors/login-factor.ts';
import { logIn } from './log-in.ts';
import { isShortForStaff } from '../passwords/password-fault.ts';
import type { AccountDeps } from '../deps.ts';

/** An attempt at the password of an email, for the rate limiter. */
export function attemptAt(
  { devices }: Pick<AccountDeps, 'devices'>,
  email: string,
  { brand, clientAddress, cookies }: Pick<CallContext, 'brand' | 'clientAddress' | 'cookies'>,
): Attempt {
  const knownDevice = devices.idFor(cookies, brand.key, email);
  return { kind: 'login', brand: brand.key, email, address: clientAddress, knownDevice };
}

/**
 * Signs a member in. Unknown email, wrong password, and unconfirmed registration get the same message after the same
 * work.
 */
export function loginCall(deps: AccountDeps): Handler<typeof accountContract.login> {
  const { database, check, attempts } = deps;
  return async ({ email, pass, code }, context) => {
    const { brand, text } = context;
    const attempt = attemptAt(deps, email, context);
    await attempts.begin(attempt, (seconds) => text.t('account.tooManyTries', { minutes: Math.ceil(seconds / 60) }));
    const account = await findEvenClosed(database, brand.key, email);
    const matches = await check(account?.password_hash, pass);
    if (!account || !matches) {
      context.event('auth.password.failed', { email, person: account?.id });
      return refuse(422, text.t('account.loginRefused'));
    }
    await attempts.succeeded(attempt);
    // Only disclosed to someone who knows the password.
    if (account.closed_at) return refuse(422, text.t('account.closed'));
    // The password is correct, so its owner may be told; a reset by email sets a longer one.
    if (isShortForStaff(pass, account.roles)) return refuse(422, text.t('account.passwordOutgrown'));
    const unchanged = async (tx: Tx) =>
      (await holdUnchanged(tx, account)) ?? refuse(422, text.t('account.loginRefused'));
    return countedLogin(deps, context, { email, code }, () => logIn(deps, context, 'password', unchanged, code));
  };
}
