import { createPrivateKey, createPublicKey, sign, verify as check } from 'node:crypto';
import { type Json } from '../json.ts';
import { canonicalJson } from './canonical-json.ts';

/** A private Ed25519 key: PKCS#8 DER in base64 or base64url (created by `newSigningKey` of `server-kit`). */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: string;
}

/** A public key: SPKI DER in base64url. */
export interface PublicKey {
  readonly id: string;
  readonly publicKey: string;
}

/** Stored with signed data. */
export interface Signature {
  readonly keyId: string;
  /** The 64 bytes of Ed25519 (RFC 8032) in base64url. */
  readonly signature: string;
}

/** Signs data with the newest key and knows the older ones. */
export interface Signer {
  /** Signs the canonical JSON of the data with the newest key; deterministic for the same data and key. */
  sign(data: Json): Signature;
  /** The public halves of all keys, newest first: for `verify` and a published key list. */
  readonly publicKeys: readonly PublicKey[];
}

/**
 * @param keys newest first: the first one signs, the others are kept to verify older signatures (rotation)
 * @throws Error if there is no key, a key can't be read or is not Ed25519, or an id is not unique; the message has the
 * key's id and never its content
 */
export function createSigner(keys: readonly SigningKey[]): Signer {
  const [newest] = keys;
  if (!newest) throw new Error('A signer needs at least one key');
  if (new Set(keys.map((key) => key.id)).size < keys.length) throw new Error('Two signing keys have the same id');
  const read = keys.map(({ id, privateKey }) => ({ id, key: readPrivateKey(id, privateKey) }));
  const signing = read[0]!.key;
  return {
    sign: (data) => ({
      keyId: newest.id,
      signature: sign(null, Buffer.from(canonicalJson(data)), signing).toString('base64url'),
    }),
    publicKeys: read.map(({ id, key }) => ({
      id,
      publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url'),
    })),
  };
}

function readPrivateKey(id: string, privateKey: string) {
  let key;
  try {
    key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error(`Signing key ${id} cannot be read: expected PKCS#8 DER in base64 or base64url`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`Signing key ${id} is not an Ed25519 key`);
  return key;
}

/**
 * Whether one of these keys signed exactly this data. Anything else (changed data, an unknown key, a malformed
 * signature) is `false`, never an error.
 */
export function verify(data: Json, { keyId, signature }: Signature, publicKeys: readonly PublicKey[]): boolean {
  const known = publicKeys.find((key) => key.id === keyId);
  const bytes = Buffer.from(signature, 'base64url');
  // Node parses base64 leniently: accept only our own encoding.
  if (!known || bytes.length !== 64 || bytes.toString('base64url') !== signature) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(known.publicKey, 'base64url'), format: 'der', type: 'spki' });
    return check(null, Buffer.from(canonicalJson(data)), key, bytes);
  } catch {
    return false;
  }
}
