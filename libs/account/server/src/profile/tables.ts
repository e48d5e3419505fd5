import type { Generated } from 'kysely';
import type { VetoTables } from '../veto/tables.ts';

/** Tables of the profile module. Timestamps come from the caller's clock, so that tests can control it. */
export interface ProfileTables extends VetoTables {
  /** Profile fields beyond the account; no row is the same as an empty one. */
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
  /** Pending email changes; one per account. */
  account_email_change: {
    account_id: string;
    brand: string;
    /** In lower case. */
    new_email: string;
    /** SHA-256 of the token. */
    token_hash: Buffer;
    /** Identifies the account's password at the time of the request: a new password invalidates the link. */
    password_mark: Buffer;
    expires_at: Date;
    /** Staff member who requested it; null if the member did. */
    asked_by: string | null;
    /** Their reason; not shown to the member. Null if the member requested it. */
    reason: string | null;
  };
  account_image: {
    /** Random, and different for each image: it is all that one needs to see the image. */
    id: Generated<string>;
    account_id: string;
    brand: string;
    kind: 'profile' | 'logo';
    /** Media type. */
    type: string;
    bytes: Buffer | null;
    /** Where the bytes are if they aren't here: their SHA-256 in the object store. */
    object: string | null;
    created_at: Date;
  };
}
