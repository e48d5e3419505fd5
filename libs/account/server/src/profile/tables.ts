import type { Generated } from 'kysely';
import type { VetoTables } from '../veto/tables.ts';

/** Tables of the profile module. Times are set by the caller's clock, so that tests can move it. */
export interface ProfileTables extends VetoTables {
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
  /** New emails that wait for their confirmation; the newest of an account is the one. */
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
    /** Who on the staff asked for it; null where the member did. */
    asked_by: string | null;
    /** Why, as they wrote it: the member is not told. Null where the member asked. */
    reason: string | null;
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
