import type { Language, PlanProduct } from '@vinlore/brand';
import type { TicketState, TicketSubject } from '@vinlore/feedback-domain';
import type { ColumnType, Generated } from 'kysely';

/** Data of the email that a message came from. */
export interface TicketMail {
  /** The unverified sender address; null if it's the account's own. */
  readonly from: string | null;
  /** The full text; null if the message has all of it. */
  readonly whole: string | null;
  /** Names of rejected files. */
  readonly left_out: readonly string[];
}

/** Tables of support tickets. Times are set by the caller's clock. */
export interface TicketTables {
  ticket: {
    id: Generated<string>;
    brand: string;
    /** Random number shown to people. */
    number: string;
    account_id: string;
    /** Idempotency key chosen by the sender. */
    request_id: string;
    state: TicketState;
    /** Plain text; '' if it isn't about a vehicle. */
    vin: string;
    credit_type: PlanProduct | null;
    /** Number of the disputed report; null if there is none. */
    report: string | null;
    /** Derived from `report` and `credit_type`. */
    about: ColumnType<TicketSubject, never, never>;
    /** The ticket this one was merged into; null if it wasn't. Never itself a merged ticket. */
    merged_into: string | null;
    /** As entered; '' if empty. Emails to the member go to the account's own address. */
    email: string;
    name: string;
    phone: string;
    /** The member's language. */
    language: Language;
    subject: string;
    /** Number of messages, which is also the position of the last one. */
    messages: number;
    opened_at: Date;
    last_message_at: Date;
    /** The assigned agent's account; null if unassigned. */
    assigned_to: Generated<string | null>;
    /** The assigned team; null if there is none. */
    team_id: Generated<string | null>;
    /** See `placeOfTicket`. */
    place: number;
    /** Search text in lowercase. */
    search: string;
  };
  ticket_message: {
    ticket_id: string;
    seq: number;
    /** Idempotency key chosen by the sender. */
    message_id: string;
    sender: 'member' | 'support';
    /** The agent's account; null for members, and if unknown. Never shown to members. */
    said_by: string | null;
    text: string;
    sent_at: Date;
    /** Data of its email; null if it was written on a page. */
    mail: ColumnType<TicketMail | null, string | undefined, never>;
  };
  /** Internal notes on a ticket; no member call reads them. */
  ticket_note: {
    about_id: string;
    /** Idempotency key chosen by the author. */
    note_id: string;
    text: string;
    /** The author; null after they left. */
    said_by: string | null;
    noted_at: Date;
  };
  /** The member's rating of a resolved ticket. */
  ticket_rating: { ticket_id: string; brand: string; good: boolean; comment: string; rated_at: Date };
  /** Tags of tickets; no member call reads them. */
  ticket_tag: { brand: string; ticket_id: string; tag: string };
  /** Agents who are typing; rows are short-lived. */
  ticket_writing: { about_id: string; writer: string; typed_at: Date };
  /** Credits given by a ticket; the ledger books them. */
  ticket_credit: {
    ticket_id: string;
    /** The ticket's own id for its free credit; otherwise chosen by the giver, as idempotency key. */
    gift_id: string;
    given_by: 'rule' | 'staff';
    credits: number;
    given_at: Date;
  };
  /** Number of a brand's tickets by status; maintained by a trigger. */
  ticket_count: { brand: string; open: number; answered: number; resolved: number };
}
