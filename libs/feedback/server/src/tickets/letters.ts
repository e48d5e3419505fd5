import { answerWithin, type Brand, deskOrigin } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import * as v from 'valibot';
import type { InboundMail } from '../inbound/configured-inbound.ts';
import type { feedbackServerMessages } from '../messages/index.ts';
import type { KeptTicket } from './ticket-store.ts';

type TicketText = Translator<(typeof feedbackServerMessages)['en']>;

/** Brand and language of an email about a ticket. */
interface Voice {
  readonly brand: Brand;
  readonly text: TicketText;
  /** The brand's public origin. */
  readonly origin: string;
}

/** Data of a ticket for emails. */
type LetterTicket = Pick<
  KeptTicket,
  'brand' | 'account_id' | 'number' | 'credit_type' | 'vin' | 'email' | 'name' | 'phone'
>;

/** An email to the member, at the account's own, verified address. */
interface ToMember extends Voice {
  readonly to: string;
  /** Inbound email; null if it isn't configured. */
  readonly inbound: { readonly addresses: Pick<InboundMail['addresses'], 'of'> } | null;
}

const aboutOf = ({ credit_type, vin }: LetterTicket) => ({
  about: credit_type ?? 'none',
  vin: vin === '' ? '' : `, VIN ${vin}`,
});

/** Where support's reply goes: the address in the form if it's valid, otherwise the account's. */
const replyTo = ({ email }: LetterTicket, account: string) =>
  v.is(v.pipe(v.string(), v.email()), email) ? email : account;

/** Includes the account's own email, by which `mailKeeper` finds emails to erase. */
const whoWrote = (text: TicketText, { name, email, phone }: LetterTicket, account: string) =>
  text.t('tickets.supportFrom', {
    name: name === '' ? '' : `${name}, `,
    email,
    phone: phone === '' ? '' : `, ${phone}`,
    account,
  });

/** Says that a message has files; emails never include them. */
const withFiles = (text: TicketText, count: number) => (count > 0 ? [text.t('tickets.files', { count })] : []);

/** The button of emails to support: the ticket at the brand's desk. */
const atDesk = ({ brand, text, origin }: Voice, number: string) => ({
  label: text.t('tickets.open'),
  href: `${deskOrigin(brand, origin)}/staff/tickets/${number}`,
});

/** Email to support with a new ticket. @param account the account's own email */
export function newTicketLetter(
  voice: Voice,
  ticket: LetterTicket,
  {
    account,
    message,
    files,
    freeCredit,
  }: { readonly account: string; readonly message: string; readonly files: number; readonly freeCredit: boolean },
): Letter {
  const own = inOwnWords(voice);
  const { brand, text } = own;
  const { number } = ticket;
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: replyTo(ticket, account),
    subject: text.t('tickets.supportSubject', { number, about: aboutOf(ticket).about }),
    paragraphs: [
      whoWrote(text, ticket, account),
      text.t('tickets.supportAbout', aboutOf(ticket)),
      message,
      ...withFiles(text, files),
      ...(freeCredit ? [text.t('tickets.supportCredit')] : []),
      text.t('tickets.supportReply'),
    ],
    action: atDesk(own, ticket.number),
  });
}

/** Email to support with another message of the member. */
export function memberWroteLetter(
  voice: Voice,
  ticket: LetterTicket,
  { account, message, files }: { readonly account: string; readonly message: string; readonly files: number },
): Letter {
  const own = inOwnWords(voice);
  const { brand, text } = own;
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: replyTo(ticket, account),
    subject: text.t('tickets.supportMore', { number: ticket.number }),
    paragraphs: [whoWrote(text, ticket, account), message, ...withFiles(text, files), text.t('tickets.supportReply')],
    action: atDesk(own, ticket.number),
  });
}

/** Adds how to reply: by email if inbound is configured, otherwise only in the ticket. */
function toMember(voice: ToMember, ticket: LetterTicket, subject: string, said: readonly string[]): Letter {
  const { text, inbound } = inOwnWords(voice);
  const action = { label: text.t('tickets.open'), path: `/members/tickets/${ticket.number}` };
  const paragraphs = [...said, text.t(inbound ? 'tickets.replyByMail' : 'tickets.replyInTicket')];
  return letterTo(voice, { subject, paragraphs, action, ...(inbound && { replyTo: inbound.addresses.of(ticket) }) });
}

/** Email to the member: a receipt with the ticket's number. */
export function receiptLetter(voice: ToMember, ticket: LetterTicket, freeCredit: boolean): Letter {
  const { brand, text } = inOwnWords(voice);
  const { number } = ticket;
  return toMember(voice, ticket, text.t('tickets.receiptSubject', { number }), [
    text.t('tickets.receiptBody', { brand: brand.name, number }),
    text.t('tickets.soon', answerWithin(brand)),
    ...(freeCredit ? [text.t('tickets.free')] : []),
  ]);
}

/** Email to the member with support's first message. */
export function wroteLetter(
  voice: ToMember,
  ticket: LetterTicket,
  { message, files }: { readonly message: string; readonly files: number },
): Letter {
  const { brand, text } = inOwnWords(voice);
  const { number } = ticket;
  const { vin } = ticket;
  const about = ticket.credit_type ?? (vin === '' ? 'none' : 'vehicle');
  return toMember(voice, ticket, text.t('tickets.wroteSubject', { number, about }), [
    text.t('tickets.wroteBody', { brand: brand.name, vin: vin === '' ? 'none' : vin }),
    message,
    ...withFiles(text, files),
  ]);
}

/** Email to the member with support's reply. */
export function answerLetter(
  voice: ToMember,
  ticket: LetterTicket,
  { message, files, resolved }: { readonly message: string; readonly files: number; readonly resolved: boolean },
): Letter {
  const { brand, text } = inOwnWords(voice);
  return toMember(voice, ticket, text.t('tickets.answerSubject', { number: ticket.number }), [
    text.t('tickets.answerBody', { brand: brand.name }),
    message,
    ...withFiles(text, files),
    ...(resolved ? [text.t('tickets.answerResolved'), text.t('tickets.answerRate')] : []),
  ]);
}
