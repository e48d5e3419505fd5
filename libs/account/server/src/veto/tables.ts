import type { Generated } from 'kysely';

/** Table of vetoes against changes of an account's email. */
export interface VetoTables {
  /** Who can undo a change of email: the former address, from the request until 72 hours after the change. */
  account_email_veto: {
    id: string;
    /** Which change of the account came first. */
    step: Generated<number>;
    account_id: string;
    brand: string;
    /** In lower case. */
    old_email: string;
    /** SHA-256 of the token. */
    token_hash: Buffer;
    /** When the change took effect; null while it waits. */
    changed_at: Date | null;
    /** What opened the account before the change, for the veto to restore; null while it waits. */
    kept: object | null;
    expires_at: Date;
    /** Whether staff asked for the change: then support is told of a veto. */
    by_staff: Generated<boolean>;
  };
}
