import { type Database, type Log, tables } from '@vinlore/database';
import { createTransport } from 'nodemailer';
import type { MailTables } from './tables.ts';

/** A mail on its way: what the job stores and the carrier takes. */
interface Envelope {
  readonly senderName: string;
  readonly senderAddress: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  /** Address of the page that ends such mails. */
  readonly unsubscribe?: string | undefined;
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
/** How long the outbox keeps a mail. */
const OUTBOX_MS = 14 * 24 * 60 * 60_000;

/** Answers to these commands are about the mail itself; any other 5xx is about us, and an operator can mend it. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** Facts of a refusal that no repetition will change (RFC 5321 §4.2.1), without the address that it names; else null. */
function refusedForGood(error: unknown): { code: number; reason?: string } | null {
  if (!(error instanceof Error)) return null;
  const { responseCode, command, response } = error as Error & Record<string, unknown>;
  if (typeof responseCode !== 'number' || responseCode < 500 || !ABOUT_THE_MAIL.includes(String(command))) return null;
  const reason = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(String(response))?.[0];
  return { code: responseCode, ...(reason && { reason }) };
}

/**
 * Sends by SMTP. A repeated run carries the same Message-ID, by which receivers know a duplicate. A mail that is refused
 * for good is given up.
 */
export function smtpCarrier(smtpUrl: string, log: Log): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, { senderName, senderAddress, to, replyTo, unsubscribe, subject, text, html }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${senderAddress.split('@')[1]}>`,
        from: { name: senderName, address: senderAddress },
        to: { name: '', address: to },
        // As a name and an address, never as one text: a list in it would be read as several addresses.
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribe !== undefined && { list: { unsubscribe } }),
        subject,
        text,
        html,
      });
    } catch (error) {
      const refusal = refusedForGood(error);
      if (!refusal) throw error;
      log({ level: 'error', msg: 'A mail was refused for good by the mail server', id, ...refusal });
    }
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

/** Deletes mails that the outbox has kept for its 14 days. */
export async function purgeOutbox(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<MailTables>(db)
      .deleteFrom('mail_outbox')
      .where('written_at', '<=', new Date(now.getTime() - OUTBOX_MS))
      .execute(),
  );
}
