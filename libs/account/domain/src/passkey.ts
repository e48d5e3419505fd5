import * as v from 'valibot';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(longest));

/** A credential's id: at most 1023 bytes (WebAuthn §4). */
const CredentialId = bytes(1364);
const Transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10));
const Extensions = v.record(v.string(), v.unknown());
const CredentialType = v.literal('public-key');

/** The host that the visitor's address bar shows, without a port: it decides for which domain a passkey holds. */
export const PasskeyHostSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(253));

/** How its owner calls a passkey. */
export const PasskeyNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('passkey.nameMissing'),
  v.maxLength(60, 'passkey.nameLong'),
);

/** A passkey as its owner sees it. */
export const PasskeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The domain that it opens. */
  rp_id: v.string(),
  /** How authenticators know it; tells the browser what to forget when it is removed. */
  credential_id: v.string(),
  /** Whether it is kept in an account that several devices share. */
  synced: v.boolean(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  last_used_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

const Descriptor = v.object({ id: v.string(), type: CredentialType, transports: v.optional(v.array(v.string())) });

/** What a browser needs to make a passkey (WebAuthn §5.1.9, `PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: CredentialType })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreationSchema>;

/** What a browser needs to ask for a passkey (WebAuthn §5.1.10); it names no credential, so it tells of no account. */
export const PasskeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequestSchema>;

const answered = <Response extends v.ObjectEntries>(response: Response) =>
  v.strictObject({
    id: CredentialId,
    rawId: CredentialId,
    type: CredentialType,
    response: v.object(response),
    authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
    clientExtensionResults: Extensions,
  });

/** A new passkey as the browser hands it over (`RegistrationResponseJSON`); what else it says of it is not read. */
export const MadePasskeySchema = answered({
  clientDataJSON: bytes(8192),
  attestationObject: bytes(65_536),
  transports: v.optional(Transports),
});
export type MadePasskey = v.InferOutput<typeof MadePasskeySchema>;

/** The proof of a passkey as the browser hands it over (`AuthenticationResponseJSON`). */
export const PasskeyProofSchema = answered({
  clientDataJSON: bytes(8192),
  authenticatorData: bytes(8192),
  signature: bytes(8192),
  userHandle: v.optional(bytes(88)),
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProofSchema>;
