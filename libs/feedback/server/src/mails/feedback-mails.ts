import { type Addressee, defineMails, type MailKind } from '@vinlore/mail';
import { answerLetter as chatAnswerLetter, supportLetter } from '../chat/letters.ts';
import { feedbackServerMessages } from '../messages/index.ts';
import { ratingLetter } from '../ratings/letters.ts';
import { answerLetter, memberWroteLetter, newTicketLetter, receiptLetter, wroteLetter } from '../tickets/letters.ts';
import { feedbackMailTexts } from './messages/index.ts';

type To = Addressee<(typeof feedbackServerMessages)['en']>;

const support = { area: 'support', to: 'support' } as const;
const member = { area: 'support', to: 'member' } as const;
const number = '7K2M-94QX';
const email = 'ana@example.com';
const message = 'My report has no odometer readings. Is that normal?';
const answer = 'Yes: our sources have none for this car. Is there anything else?';
const said = (text: string) => [{ text }];
const ticket = {
  brand: '',
  account_id: '',
  number,
  credit_type: 'report',
  vin: '1HGCM82673A000000',
  email,
  name: 'Ana',
  phone: '',
} as const;
const plain = { ...ticket, credit_type: null, vin: '' } as const;
const fromMember = { account: email, message, files: 0 };
/** Whether replies by email are configured. */
const byMail = (to: To) => ({ ...to, inbound: { addresses: { of: () => to.brand.support_email } } });
const inTicket = (to: To) => ({ ...to, inbound: null });

/** Emails about chats, tickets, and ratings. */
export const feedbackServerMails: readonly MailKind[] = defineMails(
  { messages: feedbackServerMessages, about: feedbackMailTexts },
  {
    'chat.question': {
      ...support,
      examples: [
        ({ brand, text, origin }: To) =>
          supportLetter(brand, text, { number, email, accountId: 'example' }, said(message), origin),
        ({ brand, text, origin }: To) =>
          supportLetter(brand, text, { number, email, accountId: null }, said(message), origin),
        ({ brand, text, origin }: To) =>
          supportLetter(brand, text, { number, email: null, accountId: null }, said(message), origin),
      ],
    },
    'chat.answer': {
      area: 'support',
      to: 'visitor',
      examples: [({ brand, text, to }: To) => chatAnswerLetter(brand, text, { number, to }, said(answer))],
    },
    'ratings.given': {
      ...support,
      examples: [
        ({ brand, text }: To) =>
          ratingLetter(brand, text, {
            vin: ticket.vin,
            report_type: 'report',
            satisfaction: 4,
            message: answer,
            email,
          }),
      ],
    },
    'tickets.new': {
      ...support,
      examples: [
        (to: To) => newTicketLetter(to, ticket, { ...fromMember, files: 1, freeCredit: true }),
        (to: To) => newTicketLetter(to, plain, { ...fromMember, freeCredit: false }),
      ],
    },
    'tickets.more': { ...support, examples: [(to: To) => memberWroteLetter(to, ticket, { ...fromMember, files: 1 })] },
    'tickets.receipt': {
      ...member,
      examples: [
        (to: To) => receiptLetter(inTicket(to), ticket, false),
        (to: To) => receiptLetter(byMail(to), ticket, true),
      ],
    },
    'tickets.answer': {
      ...member,
      examples: [
        (to: To) => answerLetter(inTicket(to), ticket, { message: answer, files: 0, resolved: false }),
        (to: To) => answerLetter(byMail(to), ticket, { message: answer, files: 2, resolved: true }),
      ],
    },
    'tickets.wrote': {
      ...member,
      examples: [
        (to: To) => wroteLetter(inTicket(to), ticket, { message: answer, files: 0 }),
        (to: To) => wroteLetter(byMail(to), plain, { message: answer, files: 1 }),
      ],
    },
  },
);
