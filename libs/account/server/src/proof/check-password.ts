import { type CallContext, refuse } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import { attemptAt } from '../calls/login.ts';
import type { AccountDeps } from '../deps.ts';

/**
 * Verifies the password of the caller's own account. A wrong one counts as a sign-in attempt.
 *
 * @throws Refusal 422 for a wrong password, 429 after too many
 */
export async function checkOwnPassword(
  { check, attempts, devices }: Pick<AccountDeps, 'check' | 'attempts' | 'devices'>,
  account: AccountRow,
  password: string,
  call: CallContext<'bearer' | 'staff'>,
): Promise<void> {
  const { text } = call;
  const attempt = attemptAt({ devices }, account.email, call);
  await attempts.begin(attempt, (seconds) => text.t('account.tooManyTries', { minutes: Math.ceil(seconds / 60) }));
  if (!(await check(account.password_hash, password))) {
    call.event('auth.password.failed', { kind: 'proof' });
    refuse(422, text.t('account.oldPasswordWrong'));
  }
  await attempts.succeeded(attempt);
}
