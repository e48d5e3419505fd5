import { PROOF_REASON } from '@vinlore/contract';
import { type Authenticator, refuse } from '@vinlore/server-kit';
import { findById } from '../accounts/account-store.ts';
import type { AccountDeps } from '../deps.ts';
import { checkOwnPassword } from './check-password.ts';
import { isRecent, sessionProof } from '../factors/session-proof.ts';

/**
 * Builds the check that guards run for routes with `recentProof`: an open session on an unattended screen, or a stolen
 * token, must not be enough to take over an account (OWASP ASVS 5.0 V7.5.1, V7.5.3). Only such routes cost the extra
 * query.
 */
export function demandProofOf(
  deps: Pick<AccountDeps, 'database' | 'check' | 'attempts' | 'devices' | 'cookies' | 'clock'>,
): Authenticator['demandProof'] {
  const { database, cookies, clock } = deps;
  return async (call, password) => {
    const { actor, text } = call;
    // A stolen access token alone proves nothing: the call must carry the session's cookie too.
    if (!cookies.holdsSession(call.cookies, actor)) return refuse(401, text.t('kit.badToken'));
    const proof = (await sessionProof(database, actor)) ?? refuse(401, text.t('kit.badToken'));
    const now = clock();
    if (password !== undefined && password !== '') {
      const account = (await findById(database, actor.accountId)) ?? refuse(401, text.t('kit.badToken'));
      await checkOwnPassword(deps, account, password, call);
    } else if (!isRecent(proof.authenticatedAt, now)) return askFor();
    if (proof.needsFactor && !isRecent(proof.secondFactorAt, now)) askFor();

    function askFor(): never {
      return refuse(403, text.t('account.proofNeeded'), { reason: PROOF_REASON, ways: proof.ways });
    }
  };
}
