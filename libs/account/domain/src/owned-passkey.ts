import * as v from 'valibot';
import { answered, bytes, CredentialType } from './passkey.ts';

// What only a member’s own pages need of passkeys: the login carries the other file.

const Transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10));

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

/** A new passkey as the browser hands it over (`RegistrationResponseJSON`); what else it says of it is not read. */
export const MadePasskeySchema = answered({
  clientDataJSON: bytes(8192),
  attestationObject: bytes(65_536),
  transports: v.optional(Transports),
});
export type MadePasskey = v.InferOutput<typeof MadePasskeySchema>;
