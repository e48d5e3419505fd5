import { onTestFinished, vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What a browser would give: the shape that the library reads. */
const credential = (response: object) => ({
  id: 'Y3JlZA',
  rawId: bytes('cred'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({ credProps: { rk: true } }),
  response,
});

/** A browser's refusal by its name, as WebAuthn names them. */
export const refusalOf = (name: string) => new DOMException('no', name);

/**
 * Gives the test's browser passkeys, for as long as the test lasts.
 *
 * @param options `suggests`: whether it suggests them where an email is typed
 * @returns spies for what is asked of it; each answers with a passkey until the test says otherwise
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

/** A question that stays open until it is ended from outside. */
export const openUntilStopped = ({ signal }: CredentialRequestOptions) =>
  new Promise<never>((_answer, refuse) => {
    signal!.addEventListener('abort', () => refuse(refusalOf('AbortError')));
  });
