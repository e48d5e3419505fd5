import type { Generated } from 'kysely';

/** Table of rights to undo an email change. */
export interface VetoTables {
  /** The former address can undo an email change from the request until 72 hours after the change. */
  account_email_veto: {
    id: string;
    /** Sequence of the account's changes. */
    step: Generated<number>;
    account_id: string;
    brand: string;
    /** In lower case. */
    old_email: string;
    /** SHA-256 of the token. */
    token_hash: Buffer;
    /** When the change took effect; null while pending. */
    changed_at: Date | null;
    /** Sign-in methods before the change, to be restored by an undo; null while pending. */
    kept: object | null;
    expires_at: Date;
    /** Whether staff requested the change: then support is notified of an undo. */
    by_staff: Generated<boolean>;
  };
}
