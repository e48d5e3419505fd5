import type { Generated } from 'kysely';

/** Table of read-only views of accounts (ADR 57). */
export interface ViewTables {
  account_view: {
    id: Generated<string>;
    /** The viewed member. */
    account_id: string;
    brand: string;
    /** The viewer and their desk session; when that ends, so does the view. */
    staff_id: string;
    staff_session_id: string;
    /** The reason, as given to the member. */
    reason: string;
    /** SHA-256 of the link's code; null once it was used. */
    code_hash: Buffer | null;
    /** SHA-256 of the tab's token; null before the link is opened. */
    token_hash: Buffer | null;
    created_at: Date;
    code_expires_at: Date;
    expires_at: Date;
    /** When it ended or its expiry was recorded; null before. */
    ended_at: Date | null;
  };
}
