import { WebAuthnError } from '@simplewebauthn/browser';
import { PasskeyFault, type PasskeyFaultKind } from './passkey-fault.ts';

/** We request no extensions, so any results from the browser are dropped. */
export const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Maps the library's error codes to faults that mean the same to a person. */
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
  // Browsers use one error for "cancel", a timeout, and an empty list of passkeys (WebAuthn §14.5.1).
  const notAllowed = error.cause instanceof Error && error.cause.name === 'NotAllowedError';
  return new PasskeyFault(notAllowed ? 'stopped' : (KINDS[error.code] ?? 'failed'), error);
}

/** Runs a ceremony of the library. @throws PasskeyFault */
export async function tried<Given>(ceremony: Promise<Given>): Promise<Given> {
  try {
    return await ceremony;
  } catch (error) {
    throw faultOf(error);
  }
}
