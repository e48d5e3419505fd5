import type { MadePasskey, Passkey, PasskeyCreation } from '@vinlore/account-domain';
import { sendSignal, startRegistration } from '@simplewebauthn/browser';
import { NO_EXTENSIONS, tried } from './tried.ts';

// Lazy-loaded when a passkey is added or removed: `import('./making.ts')`.

/** Asks the browser to create a passkey. @throws PasskeyFault */
export function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  return tried(startRegistration({ optionsJSON: creation }).then((made) => ({ ...made, ...NO_EXTENSIONS })));
}

/**
 * Tells the password manager to forget a removed passkey, if the browser supports it; otherwise it would be offered at
 * the next sign-in.
 */
export function forgetPasskey({ rp_id, credential_id }: Passkey): void {
  const signal = { signalName: 'unknownCredential', rpID: rp_id, credentialID: credential_id } as const;
  // Best effort: the passkey no longer works whether or not it is still offered.
  sendSignal(signal).catch(() => {});
}
