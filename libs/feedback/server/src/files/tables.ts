import type { TicketFile } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Files of messages and notes of tickets. */
export interface FileTables {
  ticket_file: {
    id: Generated<string>;
    brand: string;
    /** Whoever sent it; null where they were on the staff and are gone. */
    uploaded_by: string | null;
    /** Given by its sender, so that a file sent twice is one. */
    upload_id: string;
    /** The ticket, and in it the message or the note; null until one takes it along. */
    ticket_id: string | null;
    message_id: string | null;
    note_id: string | null;
    /** Its place among the files of its message. */
    place: number;
    name: string;
    kind: TicketFile['kind'];
    /** Length of `bytes`. */
    size: number;
    bytes: Buffer;
    /** A small one of a picture. */
    small: Buffer | null;
    uploaded_at: Date;
  };
}
