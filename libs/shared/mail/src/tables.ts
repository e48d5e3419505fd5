import type { Generated } from 'kysely';

/** Emails stored instead of sent. */
export interface MailTables {
  mail_outbox: {
    /** The id of the job that stored it, so a retry stores nothing twice. */
    id: string;
    sender: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    written_at: Generated<Date>;
  };
}
