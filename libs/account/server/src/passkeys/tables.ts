import type { Generated } from 'kysely';

/** Tables of the passkey module. */
export interface PasskeyTables {
  passkey: {
    id: Generated<string>;
    account_id: string;
    brand: string;
    /** The domain that it opens. */
    rp_id: string;
    /** base64url; unique in the whole product, so that one credential never opens two accounts (WebAuthn §7.1, step 26). */
    credential_id: string;
    /** COSE key. */
    public_key: Buffer;
    /** How often the authenticator says that it was used; 0 for one that does not count. Larger than PostgreSQL's integer. */
    counter: number;
    /** How browsers reach it: `internal`, `hybrid`, `usb` … */
    transports: string[];
    /** Whether it is backed up to an account that several devices share. */
    synced: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_spent_challenge: {
    nonce: string;
    /** When the challenge is over anyway, and this row may go. */
    expires_at: Date;
  };
}
