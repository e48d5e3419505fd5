import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** An emailed token. Unknown emails get a row too, but their token is never sent. */
interface MailedToken {
  brand: string;
  /** In lower case. */
  email: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** Tables of the account module. Timestamps come from the caller's clock, so that tests can control it. */
export interface AccountTables {
  account: {
    id: Generated<string>;
    brand: string;
    /** In lower case; unique within the brand. */
    email: string;
    /** argon2id in PHC format; null if no password is set. */
    password_hash: string | null;
    first: string | null;
    last: string | null;
    phone: string | null;
    /** Id of the member's photo, which the profile module stores. */
    profile_image: Generated<string | null>;
    is_dealer: Generated<boolean>;
    /** `staff` and its permissions (`permission.ts` of contract). */
    roles: Generated<string[]>;
    /** Other brands whose desks this staff account can use (docs/decisions.md §1). */
    staff_brands: Generated<string[]>;
    created_at: Date;
    /** Company name from the profile, copied here for the desk's search; '' for none. */
    company: Generated<string>;
    /** Latest dealer registration; null if never. */
    dealer_since: Generated<Date | null>;
    /** When staff reviewed the dealer; null until then. */
    dealer_approved_at: Generated<Date | null>;
    /** When staff revoked dealer status; null if they haven't. */
    dealer_withdrawn_at: Generated<Date | null>;
    /** The member's last language, for emails that no request triggers; null if unknown. */
    language: Generated<Language | null>;
    /** When the account was closed; it is erased 14 days later unless reactivated. */
    closed_at: Generated<Date | null>;
    /** The account it was merged into; it stays closed. */
    merged_into: Generated<string | null>;
    /** When staff suspended the account; null if it isn't suspended. */
    suspended_at: Generated<Date | null>;
    /** Their reason; null if it isn't suspended. */
    suspended_reason: Generated<string | null>;
    /** Created by the quick start; usable only in trial mode. */
    is_sample: Generated<boolean>;
    /** The person, across brands; set by the database (`persons-migration.ts`). */
    person: Generated<string>;
    /** Holds guest purchases until the buyer turns it into an account; can't be signed in to (ADR 51). */
    holder: Generated<boolean>;
    /** When its email last changed, by the database's clock; null if never. */
    email_changed_at: Generated<Date | null>;
  };
  /** Current and former emails of a person at any brand. */
  account_person_email: {
    /** SHA-256 of the email. */
    email_hash: Buffer;
    person: string;
  };
  account_session: {
    id: Generated<string>;
    /** SHA-256 of the token. */
    token_hash: Buffer;
    account_id: string;
    /** Brand of the session: the account's own, or one of its `staff_brands`. */
    brand: string;
    created_at: Date;
    /** Updated at most once a minute; ends the session when idle for too long. */
    last_seen_at: Date;
    /** Absolute end. */
    expires_at: Date;
    revoked_at: Date | null;
    /** When the member last confirmed their identity in this session. */
    authenticated_at: Date;
    /** When the session verified a second factor; null if it hasn't. */
    second_factor_at: Generated<Date | null>;
    /** Whether it was opened at the staff desk's host: valid only there. */
    desk: Generated<boolean>;
    /** Browser, in one word; '' if unknown. */
    browser: Generated<string>;
    /** Operating system, in one word; '' if unknown. */
    system: Generated<string>;
  };
  /** Unconfirmed registrations; an email may have several, each with its own link. */
  account_registration: MailedToken & {
    password_hash: string;
    phone: string | null;
    /** SHA-256 of the registering browser's cookie: password and phone apply only in that browser. */
    browser_hash: Buffer | null;
  };
  /** Open password resets; one per email. */
  account_reset: MailedToken;
  account_gate: {
    brand: string;
    email: string;
    password_hash: string;
    /** Created by the quick start: valid only in trial mode. */
    is_sample: Generated<boolean>;
  };
  account_attempt: {
    /** HMAC of what is limited; contains no address or email. */
    key: string;
    count: number;
    /** When the count resets. */
    until: Date;
  };
}
