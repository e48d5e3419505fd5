import type { TextSigner } from '@vinlore/server-kit';
import type { PasskeyDeps } from '../passkeys/passkey-deps.ts';

/** What the calls of this module are made of. */
export interface SecondFactorDeps extends PasskeyDeps {
  readonly signer: TextSigner;
}
