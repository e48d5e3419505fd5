import type { TicketFile } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Files of messages and notes of tickets. */
export interface FileTables {
  ticket_file: {
    id: Generated<string>;
    brand: string;
    /** The sender; null for staff who left. */
    uploaded_by: string | null;
    /** Idempotency key chosen by the sender. */
    upload_id: string;
    /** The ticket and its message or note; null while unclaimed. */
    ticket_id: string | null;
    message_id: string | null;
    note_id: string | null;
    /** Position among the files of its message. */
    place: number;
    name: string;
    kind: TicketFile['kind'];
    /** In bytes. */
    size: number;
    bytes: Buffer | null;
    /** Where the bytes are if they aren't here: their SHA-256 in the object store. */
    object: string | null;
    /** An image's thumbnail. */
    small: Buffer | null;
    uploaded_at: Date;
  };
}
