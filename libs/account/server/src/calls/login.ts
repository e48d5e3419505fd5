import type { accountContract } from '@vinlore/account-domain';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import { findEvenClosed, holdUnchanged } from '../accounts/account-store.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { logIn } from './log-in.ts';
import type { Parts } from './parts.ts';

/** A try at the password of an e-mail, as it counts. */
export function attemptAt(
  { devices }: Pick<Parts, 'devices'>,
  email: string,
  { brand, clientAddress, cookies }: Pick<CallContext, 'brand' | 'clientAddress' | 'cookies'>,
): Attempt {
  const knownDevice = devices.idFor(cookies, brand.key, email);
  return { kind: 'login', brand: brand.key, email, address: clientAddress, knownDevice };
}

/**
 * Logs a member in. One message for an unknown e-mail, a wrong password and a registration that waits for its link, after
 * the same work.
 */
export function loginCall(parts: Parts): Handler<typeof accountContract.login> {
  const { database, check, attempts } = parts;
  return async ({ email, pass }, context) => {
    const { brand, text } = context;
    const attempt = attemptAt(parts, email, context);
    await attempts.begin(attempt, (seconds) => text.t('account.tooManyTries', { minutes: Math.ceil(seconds / 60) }));
    const account = await findEvenClosed(database, brand.key, email);
    const matches = await check(account?.password_hash, pass);
    if (!account || !matches) return refuse(422, text.t('account.loginRefused'));
    await attempts.succeeded(attempt);
    // Said to nobody but the one who knows the password.
    if (account.closed_at) return refuse(422, text.t('account.closed'));
    return logIn(
      parts,
      context,
      'password',
      async (tx) => (await holdUnchanged(tx, account)) ?? refuse(422, text.t('account.loginRefused')),
    );
  };
}
