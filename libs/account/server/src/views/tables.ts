import type { Generated } from 'kysely';

/** Table of read-only views of accounts (ADR 57). */
export interface ViewTables {
  account_view: {
    id: Generated<string>;
    /** The member who is looked at. */
    account_id: string;
    brand: string;
    /** Who looks, and by which session of the desk: what ends that ends the view. */
    staff_id: string;
    staff_session_id: string;
    /** Why, as the member was told. */
    reason: string;
    /** SHA-256 of the link's code; null once it was used. */
    code_hash: Buffer | null;
    /** SHA-256 of the token that the tab holds; null before the link is opened. */
    token_hash: Buffer | null;
    created_at: Date;
    code_expires_at: Date;
    expires_at: Date;
    /** When it was ended, or noted that its time was over; null before. */
    ended_at: Date | null;
  };
}
