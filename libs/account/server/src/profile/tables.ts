import type { Generated } from 'kysely';

/** Tables of the profile module. Times are set by the caller's clock, so that tests can move it. */
export interface ProfileTables {
  /** What members tell of themselves beyond their account; no row is the same as one without a word. */
  account_profile: {
    account_id: string;
    unit: Generated<string>;
    no_of_employees: Generated<number>;
    state: Generated<string>;
    city: Generated<string>;
    address: Generated<string>;
    company_name: Generated<string>;
    instagram: Generated<string>;
    facebook: Generated<string>;
    twitter: Generated<string>;
    company_website: Generated<string>;
    country: Generated<string>;
    pincode: Generated<string>;
  };
  /** New e-mails that wait for their confirmation; the newest of an account is the one. */
  account_email_change: {
    account_id: string;
    brand: string;
    /** In lower case. */
    new_email: string;
    /** SHA-256 of the token: the table gives no token away. */
    token_hash: Buffer;
    /** What the account's password was when the change was asked for: a new password makes the link worthless. */
    password_mark: Buffer;
    expires_at: Date;
  };
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
  };
  account_image: {
    /** By chance, and another one with each picture: it is all that one needs to see it. */
    id: Generated<string>;
    account_id: string;
    brand: string;
    kind: 'profile' | 'logo';
    /** Media type. */
    type: string;
    bytes: Buffer;
    created_at: Date;
  };
}
