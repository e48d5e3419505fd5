import type { Database, Log } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { type Carrier, outboxCarrier, purgeOutbox, smtpCarrier } from './carrier.ts';
import type { Mail } from './mail.ts';

/** What mail is made of. */
export interface MailDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  /** SMTP_URL; null keeps mails in the outbox instead. */
  readonly smtpUrl: string | null;
  /** Told of mails that are refused for good; never whose they are. */
  readonly log: Log;
  readonly clock?: () => Date;
  /** Told how the mail server answered, and how many milliseconds it took; of the outbox nothing. */
  readonly onAnswer?: (isGood: boolean, ms: number) => void;
}

/** Tells how each try went. */
function withAnswers(carry: Carrier, onAnswer: NonNullable<MailDeps['onAnswer']>): Carrier {
  return async (id, mail) => {
    const began = performance.now();
    let isGood = false;
    try {
      await carry(id, mail);
      isGood = true;
    } finally {
      onAnswer(isGood, performance.now() - began);
    }
  };
}

const EnvelopeSchema = v.object({
  senderName: v.string(),
  senderAddress: v.string(),
  to: v.string(),
  replyTo: v.optional(v.string()),
  unsubscribe: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** The job that carries a mail. */
export const MAIL_JOB = 'mail.send';

/** A mail server that is down is asked again for about 8 hours. */
const RETRIES = 10;

/**
 * Mail as a durable job `mail.send`: it is enqueued in the caller's transaction and sent, with retries, by whichever
 * process works jobs. Every process that sends or works mail calls this once at start. The sender is the brand, by its
 * name and support address.
 */
export function createMail({
  database,
  jobs,
  smtpUrl,
  log,
  clock = () => new Date(),
  onAnswer = () => {},
}: MailDeps): Mail {
  const carry = smtpUrl === null ? outboxCarrier(database) : withAnswers(smtpCarrier(smtpUrl, log), onAnswer);
  const enqueue = jobs.define(MAIL_JOB, EnvelopeSchema, (mail, run) => carry(run.id, mail), {
    retries: RETRIES,
    timeLimitSeconds: 120,
    personal: true,
  });
  jobs.define('mail.purge-outbox', v.object({}), () => purgeOutbox(database, clock()), {
    retries: 3,
    schedule: '23 4 * * *',
  });
  return {
    send: async (tx, { brand, to, replyTo, unsubscribe, subject, text, html }) => {
      const sender = { senderName: brand.name, senderAddress: brand.support_email };
      const optional = { ...(replyTo !== undefined && { replyTo }), ...(unsubscribe !== undefined && { unsubscribe }) };
      await enqueue(tx, { ...sender, to, ...optional, subject, text, html });
    },
  };
}
