import type { Database, Log } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import * as v from 'valibot';
import { type Carrier, outboxCarrier, purgeOutbox, smtpCarrier } from './carrier.ts';
import type { Mail } from './mail.ts';

/** Dependencies of mail. */
export interface MailDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  /** SMTP_URL, read for each email, because its password may change; null stores emails in the outbox instead. */
  readonly smtpUrl: string | (() => string) | null;
  /** Called for permanently rejected emails, without the recipient. */
  readonly log: Log;
  readonly clock?: () => Date;
  /** Called with the mail server's response and its time in milliseconds; not for the outbox. */
  readonly onAnswer?: (isGood: boolean, ms: number) => void;
}

/** Reports the result of each attempt. */
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

/** Sends by SMTP to the address of the moment; a new one gets a transport of its own. */
function currentCarrier(smtpUrl: string | (() => string), log: Log): Carrier {
  const urlNow = typeof smtpUrl === 'string' ? () => smtpUrl : smtpUrl;
  const open = (url: string) => ({ url, carry: smtpCarrier(url, log) });
  let last = open(urlNow());
  return (id, mail) => {
    const url = urlNow();
    if (url !== last.url) last = open(url);
    return last.carry(id, mail);
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

/** The job that sends an email. */
export const MAIL_JOB = 'mail.send';

/** Retries for about 8 hours while the mail server is down. */
const RETRIES = 10;

/**
 * Email as a durable job `mail.send`: enqueued in the caller's transaction and sent, with retries, by any process that
 * runs jobs. Every process that enqueues or sends email calls this once at startup. The sender is the brand, with its
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
  const carry = smtpUrl === null ? outboxCarrier(database) : withAnswers(currentCarrier(smtpUrl, log), onAnswer);
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
