import { FILES_A_DAY, MAIL_TEXT_LENGTH, MAILS_AN_HOUR, MESSAGE_FILES, MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import type { Tx } from '@vinlore/database';
import { textsIn } from '@vinlore/mail';
import { type CallContext, Refusal, refuse } from '@vinlore/server-kit';
import { countUploads, keepBytes, keepUpload } from '../files/file-store.ts';
import type { KeptFile } from '../files/judge-file.ts';
import { judgeMailed } from '../files/judge-mailed.ts';
import { cutQuote } from '../inbound/cut-quote.ts';
import { fileIdOf, type ReadMail } from '../inbound/read-mail.ts';
import type { ReplyAddresses } from '../inbound/reply-address.ts';
import { feedbackServerMessages } from '../messages/index.ts';
import type { TicketModuleDeps } from './deps.ts';
import { memberWriting } from './member-wrote.ts';
import { countMails, findTicket, hasMessage, type KeptTicket, lockTicket } from './ticket-store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type MailContext = Pick<CallContext, 'brand' | 'text' | 'log' | 'event'>;

/** Adds an email reply to the ticket of its address. */
export type TakeMail = (context: MailContext, mail: ReadMail) => Promise<'entered' | 'known'>;

/** The text up to a message's length, and the full text if that's longer. */
function messageOf({ text: mail }: ReadMail): { readonly text: string; readonly whole: string | null } {
  const { text, isCut } = cutQuote(mail);
  const isLong = text.length > MESSAGE_LENGTH;
  const shown = isLong ? `${text.slice(0, MESSAGE_LENGTH - 1).replace(/\p{Cs}$/u, '')}…` : text;
  return { text: shown, whole: isCut || isLong ? mail.trim() : null };
}

/**
 * Adds emails to tickets. The recipient address alone identifies the ticket: its holder got it in our email to the
 * member, or from the member. The claimed sender proves nothing, so it's only shown to staff.
 */
export function mailTaking(deps: TicketModuleDeps, addresses: ReplyAddresses): TakeMail {
  const { database, addresseeOf, contactOf, scanner, objects, clock } = deps;
  const memberWrote = memberWriting(deps);
  const textIn = textsIn(feedbackServerMessages);

  /** Returns the ticket that one of these addresses belongs to. */
  async function ticketOf(tx: Tx, brand: string, recipients: readonly string[]): Promise<KeptTicket | null> {
    for (const address of recipients) {
      const token = addresses.read(address);
      if (!token || token.brand !== brand) continue;
      const ticket = await findTicket(tx, { brand, number: token.number });
      if (ticket && addresses.matches(token, ticket.account_id)) return ticket;
    }
    return null;
  }

  /** Returns the ticket, locked, and its member; null if the email was already added. */
  async function admit(tx: Tx, { brand, text, log }: MailContext, mail: ReadMail) {
    const found = await ticketOf(tx, brand.key, mail.recipients);
    if (!found) {
      log.warn('Rejected an inbound email: it matches no ticket of this brand.');
      return refuse(422, text.t('mail.noTicket'));
    }
    const addressee = await addresseeOf(tx, brand.key, found.account_id);
    const member = await contactOf(tx, brand.key, found.account_id);
    if (!addressee || !member || addressee.bar === 'closed' || member.suspended) {
      log.warn('Rejected an inbound email: the ticket’s account is closed or suspended.');
      return refuse(422, text.t('mail.closed'));
    }
    const ticket = await lockTicket(tx, { brand: brand.key, number: found.number });
    if (!ticket) return refuse(422, text.t('mail.noTicket'));
    if (await hasMessage(tx, ticket.id, mail.id)) return null;
    if ((await countMails(tx, ticket.id, new Date(clock().getTime() - HOUR_MS))) >= MAILS_AN_HOUR) {
      log.warn({ ticket: ticket.id }, 'Rejected an inbound email: too many for this ticket in an hour.');
      throw new Refusal(429, text.t('mail.often'), undefined, 600);
    }
    const uploads = { brand: brand.key, by: ticket.account_id };
    const sent = await countUploads(tx, uploads, new Date(clock().getTime() - DAY_MS));
    return { ticket, member, uploads, room: Math.min(MESSAGE_FILES, Math.max(0, FILES_A_DAY - sent)) };
  }

  return async (context, mail) => {
    const { brand, text, log } = context;
    if (mail.text.length > MAIL_TEXT_LENGTH) {
      log.warn({ characters: mail.text.length }, 'Rejected an inbound email: too long for a ticket.');
      return refuse(422, text.t('mail.long'));
    }
    const first = await database.transaction((tx) => admit(tx, context, mail));
    if (!first) return 'known';
    // Outside of the transaction, since scanning takes time.
    const judged = await judgeMailed(scanner, mail.files, first.room);
    if (!judged) return refuse(503, text.t('files.unchecked'));
    if (judged.infected > 0) context.event('file.infected', { kind: 'ticket', person: first.ticket.account_id });
    const said = messageOf(mail);
    if (said.text === '' && mail.files.length === 0) return refuse(422, text.t('mail.empty'));
    const taken: KeptFile[] = [];
    for (const file of judged.taken) taken.push(await keepBytes(objects, brand.key, file));
    return database.transaction(async (tx) => {
      const admitted = await admit(tx, context, mail);
      if (!admitted) return 'known';
      const { ticket, member, uploads } = admitted;
      const files = [];
      for (const [nth, file] of taken.entries())
        files.push((await keepUpload(tx, { ...uploads, uploadId: fileIdOf(mail.id, nth) }, file, clock())).id);
      const own = await textIn(member.language ?? ticket.language);
      await memberWrote(tx, { brand, text }, ticket, {
        messageId: mail.id,
        text: said.text === '' ? own.t('mail.filesOnly') : said.text,
        files,
        account: member.email,
        mail: {
          from: mail.from === member.email.toLowerCase() ? null : mail.from,
          whole: said.whole,
          left_out: judged.leftOut,
        },
      });
      return 'entered';
    });
  };
}
