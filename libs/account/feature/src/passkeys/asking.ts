import type { PasskeyProof, PasskeyRequest } from '@vinlore/account-domain';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { NO_EXTENSIONS, tried } from './tried.ts';

// Lazy-loaded when a sign-in needs it: `import('./asking.ts')`.

/**
 * Asks the browser for a passkey: in a dialog, or, with `autofill`, as a suggestion in the email field until one is
 * chosen. A new request cancels the previous one.
 *
 * @throws PasskeyFault
 */
export function askForPasskey(request: PasskeyRequest, { autofill = false } = {}): Promise<PasskeyProof> {
  const asked = startAuthentication({ optionsJSON: request, useBrowserAutofill: autofill });
  return tried(asked.then((proof) => ({ ...proof, ...NO_EXTENSIONS })));
}

/** Cancels a pending request. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
