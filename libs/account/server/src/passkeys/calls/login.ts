import type { PasskeyProof, passkeyLoginContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type CallContext, type Handler, refuse, sameText } from '@vinlore/server-kit';
import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { type AccountRow, findById } from '../../accounts/account-store.ts';
import { logIn } from '../../calls/log-in.ts';
import { CHALLENGE_MS } from '../challenges.ts';
import { passkeyLetter } from '../passkey-letters.ts';
import type { PasskeyParts } from '../passkey-parts.ts';
import { findCredential, noteUse, type PasskeyRow } from '../passkey-store.ts';
import { type RelyingParty, relyingParty } from '../relying-party.ts';
import { userHandle } from '../user-handle.ts';

/** Gives the browser what it needs to ask for a passkey: the same for everybody, since nobody says who they are. */
export function loginOptionsCall({
  challenges,
  originOf,
}: PasskeyParts): Handler<typeof passkeyLoginContract.loginOptions> {
  return async ({ host }, { brand, text }) => {
    const party = relyingParty(brand, host, originOf(brand));
    if (!party) return refuse(422, text.t('passkey.notHere', { domain: brand.domains[0]! }));
    const { challenge } = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: challenges.give({ kind: 'login', brand: brand.key, host, session: '' }),
    });
    return { challenge, rpId: party.id, timeout: CHALLENGE_MS, userVerification: 'required' };
  };
}

/**
 * Logs a member in by a passkey. Unknown, removed, of another brand or wrongly signed: one refusal for all. An account
 * that its member has closed is none.
 */
export function loginCall(parts: PasskeyParts): Handler<typeof passkeyLoginContract.login> {
  const { database, challenges, originOf, clock } = parts;
  return async ({ proof }, call) => {
    const { brand, text } = call;
    const refused = () => refuse(422, text.t('passkey.loginRefused'));
    const ceremony = await challenges.take(proof.response.clientDataJSON, 'login', brand.key);
    if (!ceremony) return refuse(422, text.t('passkey.tooLate'));
    const party = relyingParty(brand, ceremony.host, originOf(brand));
    const passkey = await findCredential(database, brand.key, proof.id);
    const account = passkey && (await findById(database, passkey.account_id));
    const use = party && passkey && (await verified(proof, ceremony.challenge, party, passkey));
    if (!use || !account) return refused();

    const { newCounter: counter, credentialBackedUp: synced } = use;
    const noted = await database.transaction(async (tx) => {
      const outcome = await noteUse(tx, passkey.id, { counter, synced, at: clock() });
      if (outcome === 'copied') await warn(parts, call, passkey, account, tx);
      return outcome;
    });
    if (noted === 'copied') return refuse(422, text.t('passkey.copied'));
    return noted === 'noted' ? logIn(parts, call, 'passkey', async () => account) : refused();
  };
}

/** What the library says of a proof; null for one that is not what it should be. */
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
      // The count is judged by `noteUse`, after the signature and under a lock; 0 lets any count pass here.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    });
    return good ? authenticationInfo : null;
  } catch {
    // The library throws at whatever is wrong in what came from outside.
    return null;
  }
}

/** Notes for good that a passkey may have been copied, and tells its owner. */
async function warn(
  { mail, originOf }: PasskeyParts,
  { brand, text, log }: CallContext,
  passkey: PasskeyRow,
  account: AccountRow,
  tx: Parameters<typeof recordAct>[0],
): Promise<void> {
  log.warn({ passkey: passkey.id }, 'the count of a passkey went backwards: it may have been copied');
  await recordAct(tx, {
    brand: brand.key,
    actor: null,
    act: 'passkey.copy-suspected',
    subject: { kind: 'passkey', id: passkey.id },
  });
  const addressee = { brand, text, to: account.email, origin: originOf(brand) };
  await mail.send(tx, passkeyLetter(addressee, 'copied', passkey.name));
}
