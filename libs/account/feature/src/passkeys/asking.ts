import type { PasskeyProof, PasskeyRequest } from '@vinlore/account-domain';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { NO_EXTENSIONS, tried } from './tried.ts';

// Loaded when a login needs it, and not before: `import('./asking.ts')`.

/**
 * Has the browser ask for a passkey: in a dialog, or, with `autofill`, as a suggestion in the email's field, for as long
 * as it takes. Another question ends the one before.
 *
 * @throws PasskeyFault
 */
export function askForPasskey(request: PasskeyRequest, { autofill = false } = {}): Promise<PasskeyProof> {
  const asked = startAuthentication({ optionsJSON: request, useBrowserAutofill: autofill });
  return tried(asked.then((proof) => ({ ...proof, ...NO_EXTENSIONS })));
}

/** Ends a question that is open. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
