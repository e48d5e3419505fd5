import * as v from 'valibot';
import { answered, bytes, CredentialType } from './passkey.ts';

// Passkey types for signed-in pages only; the sign-in page uses the other file.

const Transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10));

/** Name that the owner gave the passkey. */
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
  /** The domain it signs in to. */
  rp_id: v.string(),
  /** Credential id; tells the browser what to forget when the passkey is removed. */
  credential_id: v.string(),
  /** Whether it is synced across devices. */
  synced: v.boolean(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  last_used_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

const Descriptor = v.object({ id: v.string(), type: CredentialType, transports: v.optional(v.array(v.string())) });

/** Options for the browser to create a passkey (WebAuthn §5.1.9, `PublicKeyCredentialCreationOptionsJSON`). */
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

/** A new passkey from the browser (`RegistrationResponseJSON`); other fields are ignored. */
export const MadePasskeySchema = answered({
  clientDataJSON: bytes(8192),
  attestationObject: bytes(65_536),
  transports: v.optional(Transports),
});
export type MadePasskey = v.InferOutput<typeof MadePasskeySchema>;
