import type { MadePasskey, Passkey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@vinlore/account-domain';
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { PasskeyFault, type PasskeyFaultKind } from './passkey-fault.ts';

// Loaded when it is needed, and not before: `import('./ceremonies.ts')`.

/** We ask for none, so what a browser says of them all the same is not sent. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** The library's names for what means the same to a person. */
const KINDS: Readonly<Record<string, PasskeyFaultKind>> = {
  ERROR_CEREMONY_ABORTED: 'stopped',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_INVALID_DOMAIN: 'unsupported',
  ERROR_INVALID_RP_ID: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsupported',
};

function faultOf(error: unknown): PasskeyFault {
  if (!(error instanceof WebAuthnError)) return new PasskeyFault('failed', error);
  // The browser's one answer to "cancel", to a time-out and to nothing to choose from (WebAuthn §14.5.1).
  const notAllowed = error.cause instanceof Error && error.cause.name === 'NotAllowedError';
  return new PasskeyFault(notAllowed ? 'stopped' : (KINDS[error.code] ?? 'failed'), error);
}

async function tried<Made>(ceremony: Promise<Made>): Promise<Made> {
  try {
    return await ceremony;
  } catch (error) {
    throw faultOf(error);
  }
}

/** Has the browser make a passkey. @throws PasskeyFault */
export function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  return tried(startRegistration({ optionsJSON: creation }).then((made) => ({ ...made, ...NO_EXTENSIONS })));
}

/**
 * Has the browser ask for a passkey: in a dialog, or, with `autofill`, as a suggestion in the e-mail's field, for as long
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

/** Has whatever keeps a removed passkey forget it, where the browser can: it would be offered at the next login. */
export function forgetPasskey({ rp_id, credential_id }: Passkey): void {
  const signal = { signalName: 'unknownCredential', rpID: rp_id, credentialID: credential_id } as const;
  // A courtesy: the passkey opens nothing any more, whether it is shown or not.
  sendSignal(signal).catch(() => {});
}
