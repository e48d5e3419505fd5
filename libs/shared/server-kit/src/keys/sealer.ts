import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';

/** Keeps short secrets unreadable in the database: `keyId.nonce.text.tag`. */
export interface TextSealer {
  /** @param purpose what the secret is, and whose: sealed for one, it opens for no other */
  seal(purpose: string, text: string): string;
  /** The text; null where it was not sealed by us for that purpose, or by a key that is gone. */
  open(purpose: string, sealed: string): string | null;
  /** Whether the key that sealed it is the current one. */
  isCurrent(sealed: string): boolean;
}

/** A key of its own for sealing: what is signed with the ring's keys says nothing about it (RFC 5869). */
const keyOf = ({ secret }: Key) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'vinlore.sealer', 32));

/** A sealer over a key ring: AES-256-GCM, the purpose bound in. */
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
        // Whatever is wrong in it: nothing of ours.
        return null;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${ring[0].id}.`),
  };
}
