import { answerWithin, type Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import * as v from 'valibot';
import type { InboundMail } from '../inbound/configured-inbound.ts';
import type { feedbackServerMessages } from '../messages/index.ts';
import type { KeptTicket } from './ticket-store.ts';

type TicketText = Translator<(typeof feedbackServerMessages)['en']>;

/** In whose voice and which language a letter about a ticket is written. */
interface Voice {
  readonly brand: Brand;
  readonly text: TicketText;
}

/** What letters tell of a ticket. */
type LetterTicket = Pick<
  KeptTicket,
  'brand' | 'account_id' | 'number' | 'credit_type' | 'vin' | 'email' | 'name' | 'phone'
>;

/** A letter to the member, at the account's own email, which is proven. */
interface ToMember extends Voice {
  readonly to: string;
  readonly origin: string;
  /** Where answers by mail come in; null where they do not. */
  readonly inbound: { readonly addresses: Pick<InboundMail['addresses'], 'of'> } | null;
}

const aboutOf = ({ credit_type, vin }: LetterTicket) => ({
  about: credit_type ?? 'none',
  vin: vin === '' ? '' : `, VIN ${vin}`,
});

/** Where support's reply goes: the address that the writer gave where it can be one, else the account's. */
const replyTo = ({ email }: LetterTicket, account: string) =>
  v.is(v.pipe(v.string(), v.email()), email) ? email : account;

/** By the account's own email in it a letter is found that has to be forgotten (`mailKeeper`). */
const whoWrote = (text: TicketText, { name, email, phone }: LetterTicket, account: string) =>
  text.t('tickets.supportFrom', {
    name: name === '' ? '' : `${name}, `,
    email,
    phone: phone === '' ? '' : `, ${phone}`,
    account,
  });

/** That files came with a message; a mail takes none along. */
const withFiles = (text: TicketText, count: number) => (count > 0 ? [text.t('tickets.files', { count })] : []);

/** To support: everything that a new ticket says. @param account the account's own email */
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
  const { brand, text } = inOwnWords(voice);
  const { number } = ticket;
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: replyTo(ticket, account),
    subject: text.t('tickets.supportSubject', { number, ...aboutOf(ticket) }),
    paragraphs: [
      whoWrote(text, ticket, account),
      text.t('tickets.supportAbout', aboutOf(ticket)),
      message,
      ...withFiles(text, files),
      ...(freeCredit ? [text.t('tickets.supportCredit')] : []),
      text.t('tickets.supportReply'),
    ],
  });
}

/** To support: the member wrote again. */
export function memberWroteLetter(
  voice: Voice,
  ticket: LetterTicket,
  { account, message, files }: { readonly account: string; readonly message: string; readonly files: number },
): Letter {
  const { brand, text } = inOwnWords(voice);
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: replyTo(ticket, account),
    subject: text.t('tickets.supportMore', { number: ticket.number }),
    paragraphs: [whoWrote(text, ticket, account), message, ...withFiles(text, files), text.t('tickets.supportReply')],
  });
}

/** With how to answer: by mail where that comes in, else in the ticket alone. */
function toMember(voice: ToMember, ticket: LetterTicket, subject: string, said: readonly string[]): Letter {
  const { text, inbound } = inOwnWords(voice);
  const action = { label: text.t('tickets.open'), path: `/members/tickets/${ticket.number}` };
  const paragraphs = [...said, text.t(inbound ? 'tickets.replyByMail' : 'tickets.replyInTicket')];
  return letterTo(voice, { subject, paragraphs, action, ...(inbound && { replyTo: inbound.addresses.of(ticket) }) });
}

/** To the member: the ticket is there, under this number. */
export function receiptLetter(voice: ToMember, ticket: LetterTicket, freeCredit: boolean): Letter {
  const { brand, text } = inOwnWords(voice);
  const { number } = ticket;
  return toMember(voice, ticket, text.t('tickets.receiptSubject', { number }), [
    text.t('tickets.receiptBody', { brand: brand.name, number }),
    text.t('tickets.soon', answerWithin(brand)),
    ...(freeCredit ? [text.t('tickets.free')] : []),
  ]);
}

/** To the member: support wrote to them first. */
export function wroteLetter(
  voice: ToMember,
  ticket: LetterTicket,
  { message, files }: { readonly message: string; readonly files: number },
): Letter {
  const { brand, text } = inOwnWords(voice);
  const { number } = ticket;
  const { about, vin } = aboutOf(ticket);
  const topic = about === 'none' && vin !== '' ? 'vehicle' : about;
  return toMember(voice, ticket, text.t('tickets.wroteSubject', { number, about: topic, vin }), [
    text.t('tickets.wroteBody', { brand: brand.name }),
    message,
    ...withFiles(text, files),
  ]);
}

/** To the member: what support answered. */
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
