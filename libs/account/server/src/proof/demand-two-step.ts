import { TWO_STEP_REASON, type TwoStepNeeded } from '@vinlore/account-domain';
import { PROOF_REASON } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import { type Caller, deny, refuse } from '@vinlore/server-kit';
import { hasFactor, sessionProof, twoFactorsOf } from '../factors/session-proof.ts';

/**
 * Requires an account with an authenticator or passkey and a session that has verified one of them (ADR 37). An older
 * session, or one opened with the password of an account with a passkey, must confirm its identity, as in
 * `demandProof`.
 *
 * @param credits the threshold, for the message
 * @throws Refusal 403, with `data.reason` `two-step` if the account has nothing to verify
 */
export async function demandTwoStep(
  source: Database | Tx,
  { actor, text }: Caller,
  { credits }: { readonly credits: number },
): Promise<void> {
  const data: TwoStepNeeded = { reason: TWO_STEP_REASON, credits };
  const event = { name: 'authz.denied', kind: 'two-step', person: actor.accountId } as const;
  // Whoever made the key has confirmed their identity with the account's second factor.
  if (actor.keyId !== undefined) {
    if (await hasFactor(source, actor.accountId)) return;
    deny(event, 403, text.t('account.twoStepNeeded', { credits }), data);
  }
  const proof = (await sessionProof(source, actor)) ?? refuse(401, text.t('kit.badToken'));
  const factors = twoFactorsOf(proof);
  if (factors === 'shown') return;
  if (factors !== null)
    deny(event, 403, text.t('account.twoStepUnproven', { credits }), { reason: PROOF_REASON, ways: factors });
  deny(event, 403, text.t('account.twoStepNeeded', { credits }), data);
}
