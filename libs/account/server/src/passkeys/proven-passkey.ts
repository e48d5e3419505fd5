import type { PasskeyProof } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type CallContext, deny, refuse, sameText } from '@vinlore/server-kit';
import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type AccountRow, findById } from '../accounts/account-store.ts';
import type { Ceremony } from './challenges.ts';
import { passkeyLetter } from './passkey-letters.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { findCredential, noteUse, type PasskeyRow } from './passkey-store.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

/** Dependencies of a verification. */
type ProvenPasskeyDeps = Pick<PasskeyDeps, 'database' | 'challenges' | 'originOf' | 'clock' | 'mail'>;

/**
 * Verifies an assertion, records the use, and returns its account. Unknown, removed, another brand's, and wrongly
 * signed passkeys get the same refusal; so do closed accounts.
 *
 * @param isAsked whether the challenge was issued for this purpose
 * @throws Refusal 422
 */
export async function provenAccount(
  deps: ProvenPasskeyDeps,
  call: CallContext,
  proof: PasskeyProof,
  kind: Ceremony['kind'],
  isAsked: (ceremony: Ceremony) => boolean = () => true,
): Promise<AccountRow> {
  const { database, challenges, originOf, clock } = deps;
  const { brand, text } = call;
  const name = kind === 'second-factor' ? 'factor.failed' : 'auth.passkey.failed';
  const refused = (why: string, person?: string) =>
    deny({ name, kind: why, ...(person !== undefined && { person }) }, 422, text.t('passkey.loginRefused'));
  const ceremony = await challenges.take(proof.response.clientDataJSON, kind, brand.key);
  if (!ceremony || !isAsked(ceremony)) return refuse(422, text.t('passkey.tooLate'));
  const party = relyingParty(brand, ceremony.host, originOf(brand), call.desk);
  const passkey = await findCredential(database, brand.key, proof.id);
  const account = passkey && (await findById(database, passkey.account_id));
  const use = party && passkey && (await verified(proof, ceremony.challenge, party, passkey));
  if (!use || !account) return refused('passkey', account?.id);

  const { newCounter: counter, credentialBackedUp: synced } = use;
  const noted = await database.transaction(async (tx) => {
    const outcome = await noteUse(tx, passkey.id, { counter, synced, at: clock() });
    if (outcome === 'copied') await warn(deps, call, passkey, account, tx);
    return outcome;
  });
  if (noted === 'copied')
    return deny({ name, kind: 'copied-passkey', person: account.id }, 422, text.t('passkey.copied'));
  return noted === 'noted' ? account : refused('used-passkey', account.id);
}

/** The library's verification result; null if the assertion is invalid. */
async function verified(
  proof: PasskeyProof,
  challenge: string,
  party: RelyingParty,
  passkey: PasskeyRow,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  const owner = Buffer.from(userHandle(passkey.account_id)).toString('base64url');
  if (!sameText(proof.response.userHandle ?? '', owner)) return null;
  try {
    const { verified: good, authenticationInfo } = await verifyAuthenticationResponse({
      response: proof,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // `noteUse` checks the counter after the signature and under a lock; 0 accepts any counter here.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    });
    return good ? authenticationInfo : null;
  } catch {
    // The library throws on any invalid external input.
    return null;
  }
}

/** Records permanently that a passkey may have been copied and notifies its owner. */
async function warn(
  { mail, originOf }: ProvenPasskeyDeps,
  { brand, text, log }: CallContext,
  passkey: PasskeyRow,
  account: AccountRow,
  tx: Parameters<typeof recordAct>[0],
): Promise<void> {
  log.warn({ passkey: passkey.id }, 'a passkey’s signature counter went backwards: it may have been cloned');
  await recordAct(tx, {
    brand: brand.key,
    actor: null,
    act: 'passkey.copy-suspected',
    subject: { kind: 'passkey', id: passkey.id },
  });
  const addressee = { brand, text, to: account.email, origin: originOf(brand) };
  await mail.send(tx, passkeyLetter(addressee, 'copied', passkey.name));
}
