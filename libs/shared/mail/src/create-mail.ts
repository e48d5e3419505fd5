import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { outboxCarrier, smtpCarrier } from './carrier.ts';
import type { Mail } from './mail.ts';

/** What mail is made of. */
export interface MailOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  /** SMTP_URL; null keeps mails in the outbox instead. */
  readonly smtpUrl: string | null;
}

const EnvelopeSchema = v.object({
  senderName: v.string(),
  senderAddress: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** A mail server that is down is asked again for about 8 hours. */
const RETRIES = 10;

/**
 * Mail as a durable job `mail.send`: it is enqueued in the caller's transaction and sent, with retries, by whichever
 * process works jobs. Every process that sends or works mail calls this once at start. The sender is the brand, by its
 * name and support address.
 */
export function createMail({ database, jobs, smtpUrl }: MailOptions): Mail {
  const carry = smtpUrl === null ? outboxCarrier(database) : smtpCarrier(smtpUrl);
  const enqueue = jobs.define('mail.send', EnvelopeSchema, (mail, run) => carry(run.id, mail), {
    retries: RETRIES,
    timeLimitSeconds: 120,
  });
  return {
    send: async (tx, { brand, to, subject, text, html }) => {
      await enqueue(tx, { senderName: brand.name, senderAddress: brand.support_email, to, subject, text, html });
    },
  };
}
