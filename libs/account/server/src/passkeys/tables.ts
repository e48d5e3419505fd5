import type { Generated } from 'kysely';

/** Tables of the passkey module. */
export interface PasskeyTables {
  passkey: {
    id: Generated<string>;
    account_id: string;
    brand: string;
    /** The domain it signs in to. */
    rp_id: string;
    /** base64url; globally unique, so that one credential never signs in to two accounts (WebAuthn §7.1, step 26). */
    credential_id: string;
    /** COSE key. */
    public_key: Buffer;
    /** The authenticator's signature counter; 0 if it doesn't count. Exceeds PostgreSQL's integer. */
    counter: number;
    /** Transports: `internal`, `hybrid`, `usb` … */
    transports: string[];
    /** Whether it is backed up and synced across devices. */
    synced: boolean;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_spent_challenge: {
    nonce: string;
    /** When the challenge expires and this row can be deleted. */
    expires_at: Date;
  };
}
