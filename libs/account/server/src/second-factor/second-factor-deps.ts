import type { TextSigner } from '@vinlore/server-kit';
import type { PasskeyDeps } from '../passkeys/passkey-deps.ts';

/** Dependencies of this module's calls. */
export interface SecondFactorDeps extends PasskeyDeps {
  readonly signer: TextSigner;
}
