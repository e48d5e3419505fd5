import type { Language, PlanProduct } from '@vinlore/brand';
import type { TicketState, TicketSubject } from '@vinlore/feedback-domain';
import type { ColumnType, Generated } from 'kysely';

/** What is kept of a mail beside the message that it became. */
export interface TicketMail {
  /** The address that it came from, which proves nothing; null where it was the account's own. */
  readonly from: string | null;
  /** The whole text; null where the message has all of it. */
  readonly whole: string | null;
  /** Names of files that were not taken. */
  readonly left_out: readonly string[];
}

/** Tables of support tickets. Times are set by the caller's clock. */
export interface TicketTables {
  ticket: {
    id: Generated<string>;
    brand: string;
    /** By chance; how people name it. */
    number: string;
    account_id: string;
    /** Given by its writer, so that a ticket sent twice is one. */
    request_id: string;
    state: TicketState;
    /** Plain; '' where it is about no vehicle. */
    vin: string;
    credit_type: PlanProduct | null;
    /** Number of the report whose record is disputed; null where none is. */
    report: string | null;
    /** Follows from `report` and `credit_type`. */
    about: ColumnType<TicketSubject, never, never>;
    /** The ticket that this one is part of since; null where it stands for itself. Never one that was merged itself. */
    merged_into: string | null;
    /** As the writer gave them; '' where they gave none. Mails to the member go to the account's own email. */
    email: string;
    name: string;
    phone: string;
    /** The member's language. */
    language: Language;
    subject: string;
    /** How many messages there are, which is the place of the last one. */
    messages: number;
    opened_at: Date;
    last_message_at: Date;
    /** The account of who of support has it; null where nobody does. */
    assigned_to: Generated<string | null>;
    /** The team that has it; null where none does. */
    team_id: Generated<string | null>;
    /** See `placeOfTicket`. */
    place: number;
    /** All that support may search for, in lower case. */
    search: string;
  };
  ticket_message: {
    ticket_id: string;
    seq: number;
    /** Given by its writer, so that a message sent twice is one. */
    message_id: string;
    sender: 'member' | 'support';
    /** Who of the staff said it; null of members, and where it is not known. No member is told. */
    said_by: string | null;
    text: string;
    sent_at: Date;
    /** Of the mail that it came by; null where it was written on a page. */
    mail: ColumnType<TicketMail | null, string | undefined, never>;
  };
  /** What colleagues write down for each other beside a ticket; no member's call reads it. */
  ticket_note: {
    about_id: string;
    /** Given by its writer, so that a note sent twice is one. */
    note_id: string;
    text: string;
    /** Who wrote it; null where they are gone. */
    said_by: string | null;
    noted_at: Date;
  };
  /** How its member found the help with a resolved ticket. */
  ticket_rating: { ticket_id: string; brand: string; good: boolean; comment: string; rated_at: Date };
  /** By what support finds tickets of a kind; no member's call reads it. */
  ticket_tag: { brand: string; ticket_id: string; tag: string };
  /** Who of support types just now; kept as long as somebody does. */
  ticket_writing: { about_id: string; writer: string; typed_at: Date };
  /** Credits that a ticket gave; the ledger books them. */
  ticket_credit: {
    ticket_id: string;
    /** Of the free credit the ticket's own id; else given by who gives, so that a gift sent twice is one. */
    gift_id: string;
    given_by: 'rule' | 'staff';
    credits: number;
    given_at: Date;
  };
  /** How many tickets of a brand stand in each state; a trigger keeps it. */
  ticket_count: { brand: string; open: number; answered: number; resolved: number };
}
