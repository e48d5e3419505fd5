import type { secondFactorContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { type CallContext, deny, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Attempt } from '../../attempts/attempts.ts';
import { CHALLENGE_MS } from '../../passkeys/challenges.ts';
import { provenAccount } from '../../passkeys/proven-passkey.ts';
import { relyingParty } from '../../passkeys/relying-party.ts';
import { renewed } from '../../passkeys/renewed.ts';
import { takeFactor } from '../../factors/take-factor.ts';
import { ownAccount } from '../own-account.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';

type Way = 'code' | 'recovery-code' | 'passkey';

const noteGiven = (tx: Tx, call: CallContext<'staff'>, by: Way) =>
  recordAct(tx, {
    ...staffAct(call),
    act: 'staff.second-factor-given',
    subject: { kind: 'account', id: call.actor.accountId },
    detail: { by },
  });

/**
 * Verifies the second factor with a code. Wrong codes are limited like wrong passwords, by place, address, and account.
 * A known browser is not exempt, because anyone with the password can make it known.
 */
export function giveCall(deps: SecondFactorDeps): Handler<typeof secondFactorContract.give> {
  const { attempts } = deps;
  return async ({ code }, call) => {
    const { brand, text, clientAddress } = call;
    const account = await ownAccount(deps, call);
    const attempt: Attempt = { kind: 'second-factor', brand: brand.key, email: account.email, address: clientAddress };
    await attempts.begin(attempt, (seconds) =>
      text.t('second-factor.tooManyTries', { minutes: Math.ceil(seconds / 60) }),
    );
    const { session } = await renewed(deps, call, { proven: false, secondFactor: true }, async (tx) => {
      await noteGiven(tx, call, await takeFactor(deps, call, tx, account, code));
    });
    await attempts.succeeded(attempt);
    return session;
  };
}

/** Returns the options for the browser to request a passkey of the account that signed in with its password. */
export function passkeyOptionsCall(deps: SecondFactorDeps): Handler<typeof secondFactorContract.passkeyOptions> {
  const { challenges, originOf } = deps;
  return async ({ host }, call) => {
    const { actor, brand, text } = call;
    await ownAccount(deps, call);
    const party = relyingParty(brand, host, originOf(brand), call.desk);
    if (!party) return refuse(422, text.t('passkey.notHere', { domain: brand.domains[0]! }));
    const { challenge } = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: challenges.give({ kind: 'second-factor', brand: brand.key, host, session: actor.sessionId }),
    });
    return { challenge, rpId: party.id, timeout: CHALLENGE_MS, userVerification: 'required' };
  };
}

/** Verifies the second factor with a passkey of the same account, requested in the same session. */
export function givePasskeyCall(deps: SecondFactorDeps): Handler<typeof secondFactorContract.givePasskey> {
  return async ({ proof }, call) => {
    const { actor, text } = call;
    await ownAccount(deps, call);
    const proven = await provenAccount(
      deps,
      call,
      proof,
      'second-factor',
      ({ session }) => session === actor.sessionId,
    );
    if (proven.id !== actor.accountId)
      return deny(
        { name: 'factor.failed', kind: 'other-passkey', person: actor.accountId },
        422,
        text.t('second-factor.otherPasskey'),
      );
    const { session } = await renewed(deps, call, { proven: true, secondFactor: true }, (tx) =>
      noteGiven(tx, call, 'passkey'),
    );
    return session;
  };
}
