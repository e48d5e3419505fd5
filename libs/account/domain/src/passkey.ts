import * as v from 'valibot';

/** Bytes as WebAuthn encodes them in JSON: base64url without padding. */
export const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(longest));

/** A credential id: at most 1023 bytes (WebAuthn §4). */
const CredentialId = bytes(1364);
/** Extension results; unused, so they are dropped. */
const Extensions = v.pipe(
  v.object({}),
  v.transform(() => ({})),
);
export const CredentialType = v.literal('public-key');

/** Host in the visitor's address bar, without the port; determines the passkey's domain. */
export const PasskeyHostSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(253));

/**
 * Options for the browser to request a passkey (WebAuthn §5.1.10); lists no credentials, so it reveals nothing about
 * accounts.
 */
export const PasskeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>;

/** The credential envelope around the browser's response. */
export const answered = <Response extends v.ObjectEntries>(response: Response) =>
  v.strictObject({
    id: CredentialId,
    rawId: CredentialId,
    type: CredentialType,
    response: v.object(response),
    authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
    clientExtensionResults: Extensions,
  });

/** A passkey assertion from the browser (`AuthenticationResponseJSON`). */
export const PasskeyProofSchema = answered({
  clientDataJSON: bytes(8192),
  authenticatorData: bytes(8192),
  signature: bytes(8192),
  userHandle: v.optional(bytes(88)),
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProofSchema>;
