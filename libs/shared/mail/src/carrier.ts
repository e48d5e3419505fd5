import { type Database, type Log, tables } from '@vinlore/database';
import { createTransport } from 'nodemailer';
import type { MailTables } from './tables.ts';

/** An email in transit: stored by the job and passed to the carrier. */
interface Envelope {
  readonly senderName: string;
  readonly senderAddress: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  /** URL for unsubscribing. */
  readonly unsubscribe?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers an email. @param id the same for each attempt */
export type Carrier = (id: string, mail: Envelope) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Maximum emails in the outbox; the oldest are dropped. */
const OUTBOX_SIZE = 200;
/** How long the outbox keeps an email. */
const OUTBOX_MS = 14 * 24 * 60 * 60_000;

/** Errors to these commands concern the email itself; any other 5xx concerns our setup, which an operator can fix. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** Returns the facts of a permanent rejection (RFC 5321 §4.2.1), without the address in it; else null. */
function refusedForGood(error: unknown): { code: number; reason?: string } | null {
  if (!(error instanceof Error)) return null;
  const { responseCode, command, response } = error as Error & Record<string, unknown>;
  if (typeof responseCode !== 'number' || responseCode < 500 || !ABOUT_THE_MAIL.includes(String(command))) return null;
  const reason = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(String(response))?.[0];
  return { code: responseCode, ...(reason && { reason }) };
}

/**
 * Sends by SMTP. Retries use the same Message-ID, so receivers can detect duplicates. A permanently rejected email is
 * dropped.
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
        // Pass name and address separately: in a single string, a comma would be parsed as several addresses.
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribe !== undefined && { list: { unsubscribe } }),
        subject,
        text,
        html,
      });
    } catch (error) {
      const refusal = refusedForGood(error);
      if (!refusal) throw error;
      log({ level: 'error', msg: 'The mail server permanently rejected an email', id, ...refusal });
    }
  };
}

/** Stores emails in the database, to be read at /dev/outbox. */
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

/** Deletes emails older than 14 days from the outbox. */
export async function purgeOutbox(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<MailTables>(db)
      .deleteFrom('mail_outbox')
      .where('written_at', '<=', new Date(now.getTime() - OUTBOX_MS))
      .execute(),
  );
}
