import { type Database, tables } from '@vinlore/database';
import { deleteJobs } from '@vinlore/jobs';
import type { DataKeeper } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { MAIL_JOB } from './create-mail.ts';
import type { MailTables } from './tables.ts';

/**
 * Account data handler for emails: those to the member, wherever they are, and copies of those about the member, such
 * as what they wrote to support. A pending email to support is still delivered.
 */
export function mailKeeper(database: Database): DataKeeper {
  return {
    name: 'mails',
    exportOf: async ({ email, brand }) => {
      const kept = await tables<MailTables>(database)
        .selectFrom('mail_outbox')
        .select(['subject', 'text', 'written_at'])
        .where('recipient', '=', email)
        .where('sender', 'like', `%<${brand.support_email}>`)
        .orderBy('written_at')
        .execute();
      return kept;
    },
    erase: async (tx, { email, brand }) => {
      await tables<MailTables>(tx)
        .deleteFrom('mail_outbox')
        .where('sender', 'like', `%<${brand.support_email}>`)
        .where(({ or, eb }) => or([eb('recipient', '=', email), sql<boolean>`position(${email} in lower(text)) > 0`]))
        .execute();
      const ofThisBrand = sql`data->>'senderAddress' = ${brand.support_email}`;
      const speaksOfMember = sql`state >= 'completed'
        and (data->>'replyTo' = ${email} or position(${email} in lower(data->>'text')) > 0)`;
      await deleteJobs(tx, MAIL_JOB, sql`${ofThisBrand} and (data->>'to' = ${email} or (${speaksOfMember}))`);
    },
  };
}
