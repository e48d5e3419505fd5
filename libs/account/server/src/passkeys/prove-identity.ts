import { type CallContext, refuse } from '@vinlore/server-kit';
import { findById } from '../accounts/account-store.ts';
import { authenticatedAt } from '../sessions/session-store.ts';
import type { PasskeyParts } from './passkey-parts.ts';

/** For so long after a login nobody is asked again; as for a new password (decisions §3). */
export const FRESH_MS = 10 * 60_000;

/**
 * Makes sure that who adds or removes a way in is the member, and not somebody at a screen that was left open: by the
 * password, or by a login of the last ten minutes. Wrong passwords count as at the login.
 *
 * @throws Refusal 422 with `data.proof: 'password'` where the password would do, `'login'` where only another login does
 */
export async function proveIdentity(
  { database, check, attempts, clock }: PasskeyParts,
  { actor, brand, text, clientAddress }: CallContext<'bearer'>,
  pass: string | undefined,
): Promise<void> {
  const account = await findById(database, actor.accountId);
  if (pass !== undefined) {
    const attempt = { kind: 'login', brand: brand.key, email: actor.email, address: clientAddress } as const;
    await attempts.begin(attempt, (seconds) => text.t('kit.tooMany', { seconds }));
    if (!(await check(account?.password_hash, pass)))
      return refuse(422, text.t('passkey.passwordWrong'), { proof: 'password' });
    return attempts.succeeded(attempt);
  }
  if (clock().getTime() - (await authenticatedAt(database, actor.sessionId)).getTime() <= FRESH_MS) return;
  return account?.password_hash
    ? refuse(422, text.t('passkey.proofNeeded'), { proof: 'password' })
    : refuse(422, text.t('passkey.loginAgain'), { proof: 'login' });
}
