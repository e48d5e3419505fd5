/** Purposes of the product's keys; each has a separate key ring. */
export type KeyPurpose = 'signing' | 'cookies' | 'links' | 'secrets' | 'hashes';

/** Facts about the keys of one purpose, as in docs/operations/keys-and-backups.md (OWASP ASVS 5.0 V11.1.2). */
export interface KeyUse {
  readonly algorithm: string;
  /** The variable with the ring. */
  readonly variable: 'SIGNING_KEYS' | 'COOKIE_KEYS' | 'LINK_KEYS' | 'SECRET_KEYS' | 'HASH_KEYS';
  readonly protects: string;
  /** What a rotation changes, and what an old key is still needed for. */
  readonly rotation: string;
}

/** Every key of the product: the source of docs/operations/keys-and-backups.md and of `npm run keys`. */
export const KEY_INVENTORY: Readonly<Record<KeyPurpose, KeyUse>> = {
  signing: {
    algorithm: 'Ed25519',
    variable: 'SIGNING_KEYS',
    protects: 'signatures on stickers and reports, and seals of the audit log',
    rotation: 'New documents are signed with the new key. Old keys keep verifying earlier ones and can’t be retired.',
  },
  cookies: {
    algorithm: 'HMAC-SHA-256',
    variable: 'COOKIE_KEYS',
    protects: 'cookies for sessions, gates, and known devices, and short-lived tokens that pages send back',
    rotation: 'Nobody is signed out as long as you keep the old key. Retire it after 30 days.',
  },
  links: {
    algorithm: 'HMAC-SHA-256',
    variable: 'LINK_KEYS',
    protects: 'links in emails and documents (PDFs, orders, invoices, unsubscribing) and reply addresses of tickets',
    rotation: 'Links work as long as you keep the key that signed them. Some are valid for ten years.',
  },
  secrets: {
    algorithm: 'AES-256-GCM',
    variable: 'SECRET_KEYS',
    protects: 'authenticator secrets and webhook secrets in the database',
    rotation: 'Secrets are encrypted again with the new key. The old one can be retired once it encrypts none.',
  },
  hashes: {
    algorithm: 'HMAC-SHA-256',
    variable: 'HASH_KEYS',
    protects: 'hashes that stand for people and addresses in limits and security events',
    rotation: 'Limit counts start over, and pseudonyms in the security log change.',
  },
};

export const KEY_PURPOSES = Object.keys(KEY_INVENTORY) as readonly KeyPurpose[];
