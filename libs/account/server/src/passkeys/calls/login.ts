import type { passkeyLoginContract } from '@vinlore/account-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { logIn } from '../../calls/log-in.ts';
import { CHALLENGE_MS } from '../challenges.ts';
import type { PasskeyDeps } from '../passkey-deps.ts';
import { provenAccount } from '../proven-passkey.ts';
import { relyingParty } from '../relying-party.ts';

/** Returns the options for the browser to request a passkey: the same for everyone, because the caller is unknown. */
export function loginOptionsCall({
  challenges,
  originOf,
}: PasskeyDeps): Handler<typeof passkeyLoginContract.loginOptions> {
  return async ({ host }, { brand, desk, text }) => {
    const party = relyingParty(brand, host, originOf(brand), desk);
    if (!party) return refuse(422, text.t('passkey.notHere', { domain: brand.domains[0]! }));
    const { challenge } = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: challenges.give({ kind: 'login', brand: brand.key, host, session: '' }),
    });
    return { challenge, rpId: party.id, timeout: CHALLENGE_MS, userVerification: 'required' };
  };
}

/** Signs a member in with a passkey. */
export function loginCall(deps: PasskeyDeps): Handler<typeof passkeyLoginContract.login> {
  return async ({ proof }, call) => {
    const account = await provenAccount(deps, call, proof, 'login');
    return logIn(deps, call, 'passkey', async () => account);
  };
}
