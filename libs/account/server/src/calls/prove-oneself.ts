import { type CallContext, refuse } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import { authenticatedAt } from '../sessions/session-store.ts';
import { attemptAt } from './login.ts';
import type { Parts } from './parts.ts';

/** How long a login stands for the password (decisions §3). */
export const FRESH_MS = 10 * 60_000;

/**
 * Lets pass who changes by whom an account can be opened: by the password, or by a login of the last ten minutes. So it is
 * the member, and not somebody at a screen that was left open. A wrong password counts as an attempt at a login.
 *
 * @throws Refusal 422; `data.needs` is what would do: the `password`, or, where the account has none, another `login`
 */
export async function proveOneself(
  { database, check, attempts, devices, clock }: Pick<Parts, 'database' | 'check' | 'attempts' | 'devices' | 'clock'>,
  account: AccountRow,
  password: string | undefined,
  context: CallContext<'bearer' | 'staff'>,
): Promise<void> {
  const { actor, text } = context;
  const needs = account.password_hash === null ? 'login' : 'password';
  if (password === undefined) {
    const since = await authenticatedAt(database, actor.sessionId);
    if (clock().getTime() - since.getTime() > FRESH_MS) refuse(422, text.t('account.oldPasswordNeeded'), { needs });
    return;
  }
  const attempt = attemptAt({ devices }, account.email, context);
  await attempts.begin(attempt, (seconds) => text.t('account.tooManyTries', { minutes: Math.ceil(seconds / 60) }));
  if (!(await check(account.password_hash, password))) refuse(422, text.t('account.oldPasswordWrong'), { needs });
  await attempts.succeeded(attempt);
}
