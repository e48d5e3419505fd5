import type { MadePasskey, Passkey, PasskeyCreation } from '@vinlore/account-domain';
import { sendSignal, startRegistration } from '@simplewebauthn/browser';
import { NO_EXTENSIONS, tried } from './tried.ts';

// Loaded when a passkey comes or goes, and not before: `import('./making.ts')`.

/** Has the browser make a passkey. @throws PasskeyFault */
export function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  return tried(startRegistration({ optionsJSON: creation }).then((made) => ({ ...made, ...NO_EXTENSIONS })));
}

/** Has whatever keeps a removed passkey forget it, where the browser can: it would be offered at the next login. */
export function forgetPasskey({ rp_id, credential_id }: Passkey): void {
  const signal = { signalName: 'unknownCredential', rpID: rp_id, credentialID: credential_id } as const;
  // A courtesy: the passkey opens nothing any more, whether it is shown or not.
  sendSignal(signal).catch(() => {});
}
