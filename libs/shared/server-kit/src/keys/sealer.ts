import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';

/** Encrypts short secrets for the database: `keyId.nonce.text.tag`. */
export interface TextSealer {
  /** @param purpose what the secret is and whose; it can be opened only with the same purpose */
  seal(purpose: string, text: string): string;
  /** Returns the text; null if it was not sealed by us for that purpose, or its key has been removed. */
  open(purpose: string, sealed: string): string | null;
  /** Whether it was sealed with the current key. */
  isCurrent(sealed: string): boolean;
}

/** Derives a separate key for sealing, so signatures made with the ring's keys reveal nothing about it (RFC 5869). */
const keyOf = ({ secret }: Key) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'vinlore.sealer', 32));

/** Returns a sealer that uses a key ring: AES-256-GCM with the purpose as additional authenticated data. */
export function textSealer(ring: KeyRing): TextSealer {
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, keyOf(ring[0]), nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      const parts = [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [ring[0].id, ...parts].join('.');
    },
    open: (purpose, sealed) => {
      const [id, ...parts] = sealed.split('.');
      const key = ring.find((each) => each.id === id);
      if (!key || parts.length !== 3) return null;
      const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      try {
        const decipher = createDecipheriv(ALGORITHM, keyOf(key), nonce!, { authTagLength: 16 });
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag!);
        return Buffer.concat([decipher.update(text!), decipher.final()]).toString();
      } catch {
        // Changed, damaged, or sealed for another purpose.
        return null;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${ring[0].id}.`),
  };
}
