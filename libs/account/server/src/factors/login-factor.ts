import { FACTOR_REASON } from '@vinlore/account-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { hasAuthenticator } from './authenticator-store.ts';
import { takeFactor } from './take-factor.ts';
import type { AccountDeps } from '../deps.ts';
import { isStaff } from './factor-letters.ts';

/**
 * Requires the second factor at sign-in from a member with an authenticator; without it no session is created. Staff
 * verify theirs at the desk, which refuses everything else until then (ADR 24).
 *
 * @param code as typed: six digits or a recovery code
 * @returns how it was verified; null if none is required
 * @throws Refusal 422, with `data.reason` if only the code is missing
 */
export async function takeLoginFactor(
  deps: Pick<AccountDeps, 'sealer' | 'clock' | 'mail' | 'originOf'>,
  visit: Pick<CallContext, 'brand' | 'text'>,
  tx: Tx,
  account: AccountRow,
  code: string | undefined,
): Promise<'code' | 'recovery-code' | null> {
  if (isStaff(account) || !(await hasAuthenticator(tx, account.id))) return null;
  if (code === undefined) return refuse(422, visit.text.t('second-factor.codeWanted'), { reason: FACTOR_REASON });
  return takeFactor(deps, visit, tx, account, code);
}

/**
 * Rate-limits codes sent with a sign-in like wrong passwords, by place, address, and account. A known browser is not
 * exempt, because anyone with the password can make it known.
 *
 * @param logIn signs in, or refuses and the attempt stays counted
 */
export async function countedLogin<Done>(
  { attempts }: Pick<AccountDeps, 'attempts'>,
  { brand, clientAddress: address, text }: Pick<CallContext, 'brand' | 'clientAddress' | 'text'>,
  { email, code }: { readonly email: string; readonly code: string | undefined },
  logIn: () => Promise<Done>,
): Promise<Done> {
  if (code === undefined) return logIn();
  const attempt: Attempt = { kind: 'second-factor', brand: brand.key, email, address };
  await attempts.begin(attempt, (seconds) =>
    text.t('second-factor.memberTooMany', { minutes: Math.ceil(seconds / 60) }),
  );
  const done = await logIn();
  await attempts.succeeded(attempt);
  return done;
}
