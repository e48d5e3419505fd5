import type { Language } from '@vinlore/brand';
import type { ChatState } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Tables of the feedback module. Times are set by the caller's clock. */
export interface FeedbackTables {
  feedback_conversation: {
    id: Generated<string>;
    brand: string;
    /** Random number shown to people. */
    number: string;
    /** The member; null for a visitor without an account, who finds it with a signed cookie. */
    account_id: string | null;
    /** Where replies go after the visitor left, in lowercase. */
    email: string | null;
    /** The visitor's language, used for emailed replies. */
    language: Language;
    /** Number of messages, which is also the position of the last one. */
    messages: Generated<number>;
    state: ChatState;
    /** See `placeOf`. */
    place: number;
    /** Positions of the last messages that the visitor's browser received, and that were emailed. */
    visitor_seen: Generated<number>;
    visitor_mailed: Generated<number>;
    support_mailed: Generated<number>;
    support_mailed_at: Date | null;
    last_message_at: Date;
    /** The assigned agent's account; null if unassigned. */
    assigned_to: Generated<string | null>;
    /** Search text in lowercase; its first line is the email. */
    search: string;
  };
  feedback_message: {
    conversation_id: string;
    seq: number;
    /** Idempotency key chosen by the sender. */
    message_id: string;
    sender: 'visitor' | 'support';
    /** The agent's account; null for visitors, and if unknown. Never shown to visitors. */
    said_by: string | null;
    text: string;
    sent_at: Date;
  };
  /** Internal notes on a chat; no visitor call reads them. */
  feedback_note: {
    about_id: string;
    /** Idempotency key chosen by the author. */
    note_id: string;
    text: string;
    /** The author; null after they left. */
    said_by: string | null;
    noted_at: Date;
  };
  /** Agents who are typing; rows are short-lived. */
  feedback_writing: { about_id: string; writer: string; typed_at: Date };
  /** Number of a brand's chats by status; maintained by a trigger. */
  feedback_conversation_count: { brand: string; waiting: number; answered: number; closed: number };
}
