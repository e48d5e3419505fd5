import { WebAuthnError } from '@simplewebauthn/browser';
import { PasskeyFault, type PasskeyFaultKind } from './passkey-fault.ts';

/** We ask for no extensions, so what a browser says of them all the same is not sent. */
export const NO_EXTENSIONS = { clientExtensionResults: {} };

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

/** What a ceremony of the library gives. @throws PasskeyFault */
export async function tried<Given>(ceremony: Promise<Given>): Promise<Given> {
  try {
    return await ceremony;
  } catch (error) {
    throw faultOf(error);
  }
}
