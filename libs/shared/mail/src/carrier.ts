import { type Database, tables } from '@vinlore/database';
import { createTransport } from 'nodemailer';
import type { MailTables } from './tables.ts';

/** A mail on its way: what the job stores and the carrier takes. */
export interface Envelope {
  readonly senderName: string;
  readonly senderAddress: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes a mail to where it goes. @param id the same each time one mail is tried */
export type Carrier = (id: string, mail: Envelope) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Mails that the outbox keeps; older ones are dropped as new ones come. */
const OUTBOX_SIZE = 200;

/** Sends by SMTP. A repeated run carries the same Message-ID, by which receivers know a duplicate. */
export function smtpCarrier(smtpUrl: string): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, { senderName, senderAddress, to, replyTo, subject, text, html }) => {
    await transport.sendMail({
      messageId: `<${id}@${senderAddress.split('@')[1]}>`,
      from: { name: senderName, address: senderAddress },
      to: { name: '', address: to },
      // As a name and an address, never as one text: a list in it would be read as several addresses.
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
    });
  };
}

/** Keeps mails in the database, to be read at /dev/outbox. */
export function outboxCarrier(database: Database): Carrier {
  const db = tables<MailTables>(database);
  return async (id, { senderName, senderAddress, to, subject, text, html }) => {
    await db
      .insertInto('mail_outbox')
      .values({ id, sender: `${senderName} <${senderAddress}>`, recipient: to, subject, text, html })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await db
      .deleteFrom('mail_outbox')
      .where('id', 'in', (old) =>
        old.selectFrom('mail_outbox').select('id').orderBy('written_at', 'desc').offset(OUTBOX_SIZE),
      )
      .execute();
  };
}
