import { onTestFinished, vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A browser's result, in the shape that the library reads. */
const credential = (response: object) => ({
  id: 'Y3JlZA',
  rawId: bytes('cred'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({ credProps: { rk: true } }),
  response,
});

/** A browser's refusal, by its WebAuthn error name. */
export const refusalOf = (name: string) => new DOMException('no', name);

/**
 * Gives the test's browser passkeys for the duration of the test.
 *
 * @param options `suggests`: whether it suggests them in email fields
 * @returns spies for the browser calls; each returns a passkey until the test overrides it
 */
export function fakePasskeys({ suggests = false } = {}) {
  const create = vi.fn(async (_options: CredentialCreationOptions): Promise<unknown> =>
    credential({
      clientDataJSON: bytes('client data'),
      attestationObject: bytes('attestation'),
      getTransports: () => ['internal'],
    }),
  );
  const get = vi.fn(async (_options: CredentialRequestOptions): Promise<unknown> =>
    credential({
      clientDataJSON: bytes('client data'),
      authenticatorData: bytes('authenticator data'),
      signature: bytes('signature'),
      userHandle: bytes('handle'),
    }),
  );
  const signalUnknownCredential = vi.fn(async (_options: object) => {});
  const PublicKeyCredential = Object.assign(class {}, {
    isConditionalMediationAvailable: async () => suggests,
    signalUnknownCredential,
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { create, get, signalUnknownCredential };
}

/** A request that stays pending until it is aborted. */
export const openUntilStopped = ({ signal }: CredentialRequestOptions) =>
  new Promise<never>((_answer, refuse) => {
    signal!.addEventListener('abort', () => refuse(refusalOf('AbortError')));
  });
