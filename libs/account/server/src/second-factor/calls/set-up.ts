import { newSecret, totpAddress } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { qrSvg } from '@vinlore/documents';
import { type CallContext, deny, refuse } from '@vinlore/server-kit';
import * as v from 'valibot';
import { ownAct } from '../../own-act.ts';
import { renewed } from '../../passkeys/renewed.ts';
import { setAuthenticator, stepOfCode } from '../../factors/authenticator-store.ts';
import { demandGiven, holdAccount } from '../../factors/factors.ts';
import { ownAccount } from '../own-account.ts';
import { keepRecoveryCodes, newRecoveryCodes } from '../../factors/recovery-codes.ts';
import { factorLetter, realmOf } from '../../factors/factor-letters.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';

type Call = CallContext<'bearer' | 'staff'>;

const PURPOSE = 'second-factor.setup';

/** Maximum time from the QR code to its first code. */
const SETUP_MS = 10 * 60_000;

const SetupSchema = v.object({ session: v.string(), secret: v.string(), codes: v.array(v.string()) });

/**
 * Returns a secret for an authenticator app with recovery codes. Nothing is stored: they come back, sealed, with the
 * first code, so a secret that was never scanned locks no one out.
 */
export function startCall(deps: SecondFactorDeps) {
  const { database, sealer, signer, clock } = deps;
  return async (_input: object, call: Call) => {
    const account = await ownAccount(deps, call);
    await demandGiven(database, call);
    const secret = newSecret();
    const codes = newRecoveryCodes();
    const sealed = sealer.seal(PURPOSE, JSON.stringify({ session: call.actor.sessionId, secret, codes }));
    const address = totpAddress(secret, call.brand.name, account.email);
    const until = new Date(clock().getTime() + SETUP_MS);
    return { setup: signer.sign(PURPOSE, sealed, until), secret, address, qr: qrSvg(address), recovery_codes: codes };
  };
}

/** The setup issued to a session; null if invalid, of another session, or expired. */
function setupOf({ sealer, signer, clock }: SecondFactorDeps, setup: string, sessionId: string) {
  const sealed = signer.open(PURPOSE, setup, clock());
  const opened = sealed === null ? null : sealer.open(PURPOSE, sealed);
  if (opened === null) return null;
  const given = v.parse(SetupSchema, JSON.parse(opened));
  return given.session === sessionId ? given : null;
}

/** Stores the authenticator once its code is verified, which also verifies the session's second factor. */
export function confirmCall(deps: SecondFactorDeps) {
  const { mail, sealer, clock, originOf } = deps;
  return async ({ setup, code }: { readonly setup: string; readonly code: string }, call: Call) => {
    const { actor, brand, text } = call;
    const account = await ownAccount(deps, call);
    const { secret, codes } = setupOf(deps, setup, actor.sessionId) ?? refuse(422, text.t('second-factor.tooLate'));
    const step = stepOfCode(secret, code, clock());
    if (step === null)
      return deny(
        { name: 'factor.failed', kind: 'set-up', person: actor.accountId },
        422,
        text.t('second-factor.codeRefused'),
      );
    const { session } = await renewed(deps, call, { proven: false, secondFactor: true }, async (tx) => {
      await holdAccount(tx, account.id);
      await demandGiven(tx, call);
      await setAuthenticator(tx, sealer, { accountId: account.id, secret, step }, clock());
      await keepRecoveryCodes(tx, account.id, codes, clock());
      await recordAct(tx, {
        ...ownAct(call),
        act: `${realmOf(account)}.second-factor-set`,
        subject: { kind: 'account', id: account.id },
      });
      await mail.send(tx, factorLetter({ brand, text, to: account.email, origin: originOf(brand) }, 'set', account));
    });
    return session;
  };
}
