import type { Generated } from 'kysely';

/** Mails that were kept instead of sent. */
export interface MailTables {
  mail_outbox: {
    /** The id of the job that wrote it, so that a repeated run writes nothing twice. */
    id: string;
    sender: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    written_at: Generated<Date>;
  };
}
