import * as v from 'valibot';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
export const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(longest));

/** A credential's id: at most 1023 bytes (WebAuthn §4). */
const CredentialId = bytes(1364);
/** What extensions answered: nobody here reads it, so it is dropped. */
const Extensions = v.pipe(
  v.object({}),
  v.transform(() => ({})),
);
export const CredentialType = v.literal('public-key');

/** The host that the visitor's address bar shows, without a port: it decides for which domain a passkey holds. */
export const PasskeyHostSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(253));

/** What a browser needs to ask for a passkey (WebAuthn §5.1.10); it names no credential, so it tells of no account. */
export const PasskeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>;

/** What a browser hands over of a passkey, around its response. */
export const answered = <Response extends v.ObjectEntries>(response: Response) =>
  v.strictObject({
    id: CredentialId,
    rawId: CredentialId,
    type: CredentialType,
    response: v.object(response),
    authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
    clientExtensionResults: Extensions,
  });

/** The proof of a passkey as the browser hands it over (`AuthenticationResponseJSON`). */
export const PasskeyProofSchema = answered({
  clientDataJSON: bytes(8192),
  authenticatorData: bytes(8192),
  signature: bytes(8192),
  userHandle: v.optional(bytes(88)),
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProofSchema>;
