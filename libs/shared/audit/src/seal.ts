import { type PublicKey, type Signature, type Signer, verify } from '@vinlore/documents';
import type { Head } from './chain.ts';

/** A signature over the chain's head: control of the database alone is not enough to forge one. */
export interface Seal extends Head, Signature {
  /** When it was made, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
}

/** Domain separation: the key's other signatures can't pass as a seal. */
const sealed = ({ position, hash, at }: Omit<Seal, keyof Signature>) => ({
  purpose: 'vinlore.audit.seal.v1',
  position,
  hash,
  at,
});

/** Signs the head of the chain. */
export function makeSeal(signer: Signer, { position, hash }: Head, now: Date): Seal {
  const content = { position, hash, at: now.toISOString() };
  return { ...content, ...signer.sign(sealed(content)) };
}

/** Whether one of these keys made the seal for exactly this head. */
export function isGenuine({ keyId, signature, ...content }: Seal, keys: readonly PublicKey[]): boolean {
  return verify(sealed(content), { keyId, signature }, keys);
}
