import type { Language } from '@vinlore/brand';
import type { ChatState } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Tables of the feedback module. Times are set by the caller's clock. */
export interface FeedbackTables {
  feedback_conversation: {
    id: Generated<string>;
    brand: string;
    /** By chance; how people name it. */
    number: string;
    /** The member; null for somebody without an account, who finds it by a signed cookie. */
    account_id: string | null;
    /** Where answers go when the visitor has left, in lower case. */
    email: string | null;
    /** The visitor's language: answers by mail speak it. */
    language: Language;
    /** How many messages there are, which is the place of the last one. */
    messages: Generated<number>;
    state: ChatState;
    /** See `placeOf`. */
    place: number;
    /** Places of the last message that the visitor's browser got, and that was mailed. */
    visitor_seen: Generated<number>;
    visitor_mailed: Generated<number>;
    support_mailed: Generated<number>;
    support_mailed_at: Date | null;
    last_message_at: Date;
    /** The account of who of support has it; null where nobody does. */
    assigned_to: Generated<string | null>;
    /** All that support may search for, in lower case; the email address is its first line. */
    search: string;
  };
  feedback_message: {
    conversation_id: string;
    seq: number;
    /** Given by its writer, so that a message sent twice is one. */
    message_id: string;
    sender: 'visitor' | 'support';
    /** Who of the staff said it; null of visitors, and where it is not known. No visitor is told. */
    said_by: string | null;
    text: string;
    sent_at: Date;
  };
  /** What colleagues write down for each other beside a conversation; no visitor's call reads it. */
  feedback_note: {
    about_id: string;
    /** Given by its writer, so that a note sent twice is one. */
    note_id: string;
    text: string;
    /** Who wrote it; null where they are gone. */
    said_by: string | null;
    noted_at: Date;
  };
  /** Who of support types just now; kept as long as somebody does. */
  feedback_writing: { about_id: string; writer: string; typed_at: Date };
  /** How many conversations of a brand stand in each state; a trigger keeps it. */
  feedback_conversation_count: { brand: string; waiting: number; answered: number; closed: number };
}
