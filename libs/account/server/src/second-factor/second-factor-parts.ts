import type { TextSigner } from '@vinlore/server-kit';
import type { PasskeyParts } from '../passkeys/passkey-parts.ts';

/** What the calls of this module are made of. */
export interface SecondFactorParts extends PasskeyParts {
  readonly signer: TextSigner;
}
