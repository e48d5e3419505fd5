import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** What is kept of a token that went out by mail. A row stands for unknown emails alike; their token is sent to nobody. */
interface MailedToken {
  brand: string;
  /** In lower case. */
  email: string;
  /** SHA-256 of the token: the table gives no token away. */
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

/** Tables of the account module. Times are set by the caller's clock, so that tests can move it. */
export interface AccountTables {
  account: {
    id: Generated<string>;
    brand: string;
    /** In lower case; unique within the brand. */
    email: string;
    /** argon2id in PHC form; null while no password was chosen. */
    password_hash: string | null;
    first: string | null;
    last: string | null;
    phone: string | null;
    /** Id of the member's picture; the profile module keeps it. */
    profile_image: Generated<string | null>;
    is_dealer: Generated<boolean>;
    /** `staff` and its permissions (`permission.ts` of contract). */
    roles: Generated<string[]>;
    /** Other brands at whose desks this member of the staff works (docs/decisions.md §1). */
    staff_brands: Generated<string[]>;
    created_at: Date;
    /** The company's name as the profile has it, beside the account for the desk's search; '' for none. */
    company: Generated<string>;
    /** When its member became a dealer, the last time; null for who never was one. */
    dealer_since: Generated<Date | null>;
    /** When staff had looked at the dealer; null until then. */
    dealer_approved_at: Generated<Date | null>;
    /** When staff took the dealer flag away; null while they have not. */
    dealer_withdrawn_at: Generated<Date | null>;
    /** The language that its member last used, for mails that no request causes; null until that is known. */
    language: Generated<Language | null>;
    /** Since when its member has left; it is erased 14 days later, or opened again. */
    closed_at: Generated<Date | null>;
    /** The account of its member that it was merged into: it stays closed. */
    merged_into: Generated<string | null>;
    /** Since when staff keep its member out; null while they do not. */
    suspended_at: Generated<Date | null>;
    /** Why, as staff wrote it; null while it is not suspended. */
    suspended_reason: Generated<string | null>;
    /** The quick start made it: it is open in trial mode only. */
    is_sample: Generated<boolean>;
    /** The person it belongs to, over all brands; the database sets it (`persons-migration.ts`). */
    person: Generated<string>;
    /** It keeps what an email has bought, for who has not made it their account yet: nobody logs in to it (ADR 51). */
    holder: Generated<boolean>;
    /** When its email last changed, by the database's clock; null while it has the first one. */
    email_changed_at: Generated<Date | null>;
  };
  /** Emails that a person has, or had, at any brand. */
  account_person_email: {
    /** SHA-256 of the email. */
    email_hash: Buffer;
    person: string;
  };
  account_session: {
    id: Generated<string>;
    /** SHA-256 of the token: the table gives no token away. */
    token_hash: Buffer;
    account_id: string;
    /** Where it is open: the account's own brand, or one of its `staff_brands`. */
    brand: string;
    created_at: Date;
    /** Touched at most once a minute; ends the session when idle for too long. */
    last_seen_at: Date;
    /** Absolute end. */
    expires_at: Date;
    revoked_at: Date | null;
    /** When the member last proved who they are, in this session. */
    authenticated_at: Date;
    /** When the session saw a second factor; null while it has not. */
    second_factor_at: Generated<Date | null>;
    /** Whether it was opened at the host of the staff desk: it is good there and nowhere else. */
    desk: Generated<boolean>;
    /** What the browser called itself, in a word; '' where it did not. */
    browser: Generated<string>;
    /** The same of its operating system. */
    system: Generated<string>;
  };
  /** Registrations that wait for their link to be opened; an email may have several, each with a link of its own. */
  account_registration: MailedToken & {
    password_hash: string;
    phone: string | null;
    /** SHA-256 of the registering browser's cookie: password and phone count in that browser alone. */
    browser_hash: Buffer | null;
  };
  /** Resets that wait for their link to be opened; the newest of an email is the one. */
  account_reset: MailedToken;
  account_gate: {
    brand: string;
    email: string;
    password_hash: string;
    /** The quick start set the pair: it opens the gate in trial mode only. */
    is_sample: Generated<boolean>;
  };
  account_attempt: {
    /** HMAC of what is limited: no address and no email stands here. */
    key: string;
    count: number;
    /** When counting starts anew. */
    until: Date;
  };
}
