import { type PublicKey, type Signature, type Signer, verify } from '@vinlore/documents';
import type { Head } from './chain.ts';

/** A signature over the chain's head: who rules the database alone can't make one for a chain of their own. */
export interface Seal extends Head, Signature {
  /** When it was made, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
}

/** What is signed says what it is for, so that the key's other signatures never pass as one. */
const sealed = ({ position, hash, at }: Omit<Seal, keyof Signature>) => ({
  purpose: 'vinlore.audit.seal.v1',
  position,
  hash,
  at,
});

/** Signs where the chain stands. */
export function makeSeal(signer: Signer, { position, hash }: Head, now: Date): Seal {
  const content = { position, hash, at: now.toISOString() };
  return { ...content, ...signer.sign(sealed(content)) };
}

/** Whether one of these keys made the seal for exactly this head. */
export function isGenuine({ keyId, signature, ...content }: Seal, keys: readonly PublicKey[]): boolean {
  return verify(sealed(content), { keyId, signature }, keys);
}
