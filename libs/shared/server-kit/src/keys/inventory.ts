/** Purposes of the product's keys; each has a separate key ring. */
export type KeyPurpose = 'signing' | 'cookies' | 'links' | 'secrets' | 'hashes';

/** Facts about the keys of one purpose, as in docs/operations.md (OWASP ASVS 5.0 V11.1.2). */
export interface KeyUse {
  readonly algorithm: string;
  /** The variable with the ring. */
  readonly variable: 'SIGNING_KEYS' | 'COOKIE_KEYS' | 'LINK_KEYS' | 'SECRET_KEYS' | 'HASH_KEYS';
  readonly protects: string;
  /** What a rotation changes, and what an old key is still needed for. */
  readonly rotation: string;
}

/** Every key of the product: the source of docs/operations.md and of `npm run keys`. */
export const KEY_INVENTORY: Readonly<Record<KeyPurpose, KeyUse>> = {
  signing: {
    algorithm: 'Ed25519',
    variable: 'SIGNING_KEYS',
    protects: 'signatures of stickers and reports, and the seals of the audit log',
    rotation: 'New documents are signed by the new key. Old keys verify for good and are never retired.',
  },
  cookies: {
    algorithm: 'HMAC-SHA-256',
    variable: 'COOKIE_KEYS',
    protects: 'cookies of sessions, gates and known devices, and what a page hands back within minutes',
    rotation: 'Nobody is signed out while the old key is kept. Retire it after 30 days.',
  },
  links: {
    algorithm: 'HMAC-SHA-256',
    variable: 'LINK_KEYS',
    protects:
      'links in mails and documents: PDFs, orders, invoices, unsubscribing; addresses that answer tickets by mail',
    rotation: 'Links work as long as the key that signed them is kept; some are good for ten years.',
  },
  secrets: {
    algorithm: 'AES-256-GCM',
    variable: 'SECRET_KEYS',
    protects: 'secrets of authenticators in the database',
    rotation: 'Secrets are sealed anew by the new key. The old one is retired only when it seals none.',
  },
  hashes: {
    algorithm: 'HMAC-SHA-256',
    variable: 'HASH_KEYS',
    protects: 'limits and security events, which count and name people and addresses without holding them',
    rotation: 'Counts of limits begin anew, and pseudonyms of the security log change.',
  },
};

export const KEY_PURPOSES = Object.keys(KEY_INVENTORY) as readonly KeyPurpose[];
