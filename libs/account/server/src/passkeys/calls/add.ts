import type { MadePasskey, passkeyContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type Handler, refuse } from '@vinlore/server-kit';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ownAct } from '../../own-act.ts';
import { demandGiven, holdAccount } from '../../factors/factors.ts';
import { CHALLENGE_MS } from '../challenges.ts';
import { passkeyLetter } from '../passkey-letters.ts';
import type { PasskeyDeps } from '../passkey-deps.ts';
import { insertIfNew, passkeysOf, passkeyView } from '../passkey-store.ts';
import { freeName, providerName } from '../provider-names.ts';
import { type RelyingParty, relyingParty } from '../relying-party.ts';
import { renewed } from '../renewed.ts';
import { userHandle } from '../user-handle.ts';

/** Maximum number of passkeys per account. */
const MOST_PASSKEYS = 20;

/**
 * Returns the options for the browser to create a passkey.
 *
 * Passkeys are discoverable (`residentKey: required`), because sign-in asks for no email, and require user verification
 * (`userVerification: required`), because a passkey replaces the password: a found phone or key alone gives no access.
 * No attestation is requested: any device is accepted, and attestation would reveal more than we need.
 */
export function addOptionsCall(deps: PasskeyDeps): Handler<typeof passkeyContract.addOptions> {
  const { database, challenges, originOf } = deps;
  return async ({ host }, call) => {
    const { actor, brand, text } = call;
    const party = relyingParty(brand, host, originOf(brand), call.desk);
    if (!party) return refuse(422, text.t('passkey.notHere', { domain: brand.domains[0]! }));
    await demandGiven(database, call);
    const known = await passkeysOf(database, { accountId: actor.accountId, brand: brand.key });
    if (known.length >= MOST_PASSKEYS) return refuse(422, text.t('passkey.tooMany', { most: MOST_PASSKEYS }));
    const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
      rpID: party.id,
      rpName: brand.name,
      userID: userHandle(actor.accountId),
      userName: actor.email,
      userDisplayName: actor.email,
      challenge: challenges.give({ kind: 'add', brand: brand.key, host, session: actor.sessionId }),
    });
    return {
      challenge,
      pubKeyCredParams,
      user,
      rp: { id: party.id, name: brand.name },
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: known
        .filter(({ rp_id }) => rp_id === party.id)
        .map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  };
}

/** Adds the passkey that the browser created from options requested in this session within the last five minutes. */
export function addCall(deps: PasskeyDeps): Handler<typeof passkeyContract.add> {
  const { challenges, mail, clock, originOf } = deps;
  return async ({ made }, call) => {
    const { actor, brand, text } = call;
    const ceremony = await challenges.take(made.response.clientDataJSON, 'add', brand.key);
    if (ceremony?.session !== actor.sessionId) return refuse(422, text.t('passkey.tooLate'));
    const party = relyingParty(brand, ceremony.host, originOf(brand), call.desk);
    const info = party && (await verified(made, ceremony.challenge, party));
    if (!info) return refuse(422, text.t('passkey.notGood'));
    const { done, session } = await renewed(deps, call, { proven: false }, async (tx) => {
      await holdAccount(tx, actor.accountId);
      await demandGiven(tx, call);
      const others = await passkeysOf(tx, { accountId: actor.accountId, brand: brand.key });
      const name = providerName(info.aaguid) ?? text.t('passkey.defaultName');
      const passkey = await insertIfNew(tx, {
        account_id: actor.accountId,
        brand: brand.key,
        rp_id: party.id,
        credential_id: info.credential.id,
        public_key: Buffer.from(info.credential.publicKey),
        counter: info.credential.counter,
        transports: made.response.transports ?? [],
        synced: info.credentialBackedUp,
        name: freeName(
          name,
          others.map((other) => other.name),
        ),
        created_at: clock(),
        last_used_at: null,
      });
      if (!passkey) return refuse(422, text.t('passkey.known'));
      await recordAct(tx, {
        ...ownAct(call),
        act: 'passkey.added',
        subject: { kind: 'passkey', id: passkey.id },
        detail: { synced: passkey.synced },
      });
      const addressee = { brand, text, to: actor.email, origin: originOf(brand) };
      await mail.send(tx, passkeyLetter(addressee, 'added', passkey.name));
      return passkeyView(passkey);
    });
    return { passkey: done, session };
  };
}

type Registration = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** The library's parsed new passkey; null if it is invalid. */
async function verified(made: MadePasskey, challenge: string, party: RelyingParty): Promise<Registration | null> {
  try {
    const result = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    return result.registrationInfo ?? null;
  } catch {
    // The library throws on any invalid external input.
    return null;
  }
}
