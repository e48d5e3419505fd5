import type { proofContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { type CallContext, deny, type Handler, refuse } from '@vinlore/server-kit';
import { type AccountRow, findById } from '../accounts/account-store.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { ownAct } from '../own-act.ts';
import { CHALLENGE_MS } from '../passkeys/challenges.ts';
import { provenAccount } from '../passkeys/proven-passkey.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { renewed } from '../passkeys/renewed.ts';
import { takeFactor } from '../factors/take-factor.ts';
import type { SecondFactorDeps } from '../second-factor/second-factor-deps.ts';
import { checkOwnPassword } from './check-password.ts';
import { isMailedCode, mailedCode } from './mailed-code.ts';
import { proofCodeLetter } from './proof-letter.ts';
import { type SessionProof, sessionProof } from '../factors/session-proof.ts';

/** Dependencies of these calls. */
export type ProofDeps = SecondFactorDeps;

type Call = CallContext<'bearer' | 'staff'>;
type Given = Parameters<Handler<typeof proofContract.give>>[0];

async function known({ database }: ProofDeps, { actor, text }: Call): Promise<[AccountRow, SessionProof]> {
  const over = () => refuse(401, text.t('kit.badToken'));
  const account = (await findById(database, actor.accountId)) ?? over();
  return [account, (await sessionProof(database, actor)) ?? over()];
}

const note = (tx: Tx, call: Call, by: string) =>
  recordAct(tx, {
    ...ownAct(call),
    act: 'account.proof-given',
    subject: { kind: 'account', id: call.actor.accountId },
    detail: { by },
  });

/** A wrong code counts like a wrong second factor: a known browser is not exempt. */
async function counted<Done>(deps: ProofDeps, account: AccountRow, call: Call, check: () => Promise<Done>) {
  const { attempts } = deps;
  const { brand, clientAddress: address, text } = call;
  const attempt: Attempt = { kind: 'second-factor', brand: brand.key, email: account.email, address };
  await attempts.begin(attempt, (seconds) => text.t('account.proofTooMany', { minutes: Math.ceil(seconds / 60) }));
  const done = await check();
  await attempts.succeeded(attempt);
  return done;
}

/** Checks the password, or the emailed code of an account without one. @returns which of them it was */
async function checkFirst(deps: ProofDeps, account: AccountRow, proof: SessionProof, given: Given, call: Call) {
  const { text, actor } = call;
  if (proof.ways.password) {
    if (given.pass === undefined) return refuse(422, text.t('account.proofPasswordMissing'));
    await checkOwnPassword(deps, account, given.pass, call);
    return 'password';
  }
  const { mailed } = given;
  if (!proof.ways.mail) return refuse(422, text.t('account.proofPasskeyMissing'));
  if (mailed === undefined) return refuse(422, text.t('account.proofMailMissing'));
  await counted(deps, account, call, async () => {
    const occasion = { sessionId: actor.sessionId, authenticatedAt: proof.authenticatedAt };
    const wrong = { name: 'factor.failed', kind: 'mailed-code', person: actor.accountId } as const;
    if (!isMailedCode(deps.signer, occasion, mailed, deps.clock()))
      deny(wrong, 422, text.t('account.proofCodeRefused'));
  });
  return 'mailed-code';
}

/**
 * Confirms the caller's identity: with a passkey, or with the password (an emailed code for accounts without one) plus
 * the authenticator code if there is an authenticator. The session gets a new token.
 */
export function giveProofCall(deps: ProofDeps) {
  return async (given: Given, call: Call) => {
    const { actor, text } = call;
    if (given.passkey) {
      const proven = await provenAccount(
        deps,
        call,
        given.passkey,
        'proof',
        ({ session }) => session === actor.sessionId,
      );
      if (proven.id !== actor.accountId) return refuse(422, text.t('account.proofOtherPasskey'));
      const levels = { proven: true, secondFactor: true };
      return (await renewed(deps, call, levels, (tx) => note(tx, call, 'passkey'))).session;
    }
    const [account, proof] = await known(deps, call);
    const { code } = given;
    // Checked before anything is counted: the form is incomplete, not wrong.
    if (proof.ways.code && code === undefined) return refuse(422, text.t('account.proofCodeMissing'));
    const first = await checkFirst(deps, account, proof, given, call);
    if (!proof.ways.code || code === undefined)
      return (await renewed(deps, call, { proven: true }, (tx) => note(tx, call, first))).session;
    const { session } = await counted(deps, account, call, () =>
      renewed(deps, call, { proven: true, secondFactor: true }, async (tx) => {
        const second = await takeFactor(deps, call, tx, account, code);
        await note(tx, call, `${first} ${second}`);
      }),
    );
    return session;
  };
}

/** Returns the options for the browser to request a passkey of the session's account. */
export function proofPasskeyOptionsCall({ challenges, originOf }: ProofDeps) {
  return async ({ host }: { readonly host: string }, { actor, brand, desk, text }: Call) => {
    const party = actor.visiting ? null : relyingParty(brand, host, originOf(brand), desk);
    if (!party) return refuse(422, text.t('passkey.notHere', { domain: brand.domains[0]! }));
    const { challenge } = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: challenges.give({ kind: 'proof', brand: brand.key, host, session: actor.sessionId }),
    });
    return { challenge, rpId: party.id, timeout: CHALLENGE_MS, userVerification: 'required' as const };
  };
}

/** Emails a code to an account without a password: it proves access to the mailbox, like a password reset. */
export function mailProofCodeCall(deps: ProofDeps) {
  const { database, mail, mailLimit, signer, clock } = deps;
  return async (_input: object, call: Call) => {
    const { actor, brand, text } = call;
    const [account, proof] = await known(deps, call);
    if (!proof.ways.mail) return refuse(422, text.t('account.proofPasswordMissing'));
    const code = mailedCode(signer, { sessionId: actor.sessionId, authenticatedAt: proof.authenticatedAt }, clock());
    await database.transaction(async (tx) => {
      // The code stays the same for ten minutes.
      if (!(await mailLimit(tx, { kind: 'proof', brand: brand.key, email: account.email }))) return;
      await mail.send(tx, proofCodeLetter({ brand, text, to: account.email }, code));
    });
    return null;
  };
}
