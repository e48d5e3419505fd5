import type { DeskChat, DeskChatSummary, DeskTicket, DeskTicketSummary, Snippet } from '@vinlore/feedback-domain';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T11:00:00.000Z';

/** A ticket in a list. */
export const ticketLine = (facts: Partial<DeskTicketSummary> = {}): DeskTicketSummary => ({
  number: '7K2M-94QX',
  state: 'open',
  vin: '1HGCM82633A004352',
  credit_type: 'report',
  subject: 'The report is empty.',
  messages: 1,
  opened_at: AT,
  last_message_at: AT,
  about: 'report',
  report: null,
  email: 'mia@example.com',
  name: 'Mia López',
  waiting_since: AT,
  due_at: LATER,
  assignee: null,
  team: null,
  tags: [],
  ...facts,
});

/** A ticket with its conversation. */
export const ticketOf = (facts: Partial<DeskTicket> = {}): DeskTicket => ({
  ...ticketLine(),
  conversation: [
    { seq: 1, from: 'member', text: 'The report is empty.\n<b>Why?</b>', files: [], mail: null, sent_at: AT, by: null },
  ],
  notes: [],
  credits_given: 0,
  rating: null,
  account_id: '11111111-1111-4111-8111-111111111111',
  phone: '3055550142',
  account_email: 'mia@example.com',
  language: 'es',
  credit_product: 'report',
  credit_kinds: ['report', 'sticker'],
  writing: [],
  merged: [],
  others: [],
  ...facts,
});

/** The same ticket with one more message. */
export const withMessage = (ticket: DeskTicket, from: 'member' | 'support', text: string): DeskTicket => {
  const seq = ticket.messages + 1;
  return {
    ...ticket,
    messages: seq,
    state: from === 'member' ? 'open' : 'answered',
    conversation: [
      ...ticket.conversation,
      { seq, from, text, files: [], mail: null, sent_at: LATER, by: from === 'support' ? 'Sue' : null },
    ],
  };
};

/** Snippets in both languages. */
export const SNIPPETS: readonly Snippet[] = [
  {
    id: '55555555-5555-4555-8555-555555555555',
    language: 'en',
    name: 'Hello',
    text: 'Hello {name}, about {vin}.',
    resolves: false,
    tags: [],
  },
  {
    id: '66666666-6666-4666-8666-666666666666',
    language: 'es',
    name: 'Hola',
    text: 'Hola {name}, sobre {number}.',
    resolves: false,
    tags: [],
  },
  {
    id: '77777777-7777-4777-8777-777777777777',
    language: 'en',
    name: 'Refunded',
    text: '{name}, your money is back. {agent}',
    resolves: true,
    tags: ['refund'],
  },
];

/** A chat in a list. */
export const chatLine = (facts: Partial<DeskChatSummary> = {}): DeskChatSummary => ({
  number: '8QRS-1234',
  state: 'waiting',
  account_id: null,
  email: null,
  messages: 1,
  last_words: 'How much is a sticker?',
  last_message_at: AT,
  waiting_since: AT,
  due_at: LATER,
  assignee: null,
  ...facts,
});

/** A conversation. */
export const chatOf = (facts: Partial<DeskChat> = {}): DeskChat => ({
  number: '8QRS-1234',
  state: 'waiting',
  account_id: null,
  email: 'ana@example.com',
  language: 'en',
  waiting_since: AT,
  due_at: LATER,
  assignee: null,
  writing: [],
  visitor_seen: 0,
  visitor_mailed: 0,
  messages: [{ seq: 1, message_id: 'm1', from: 'visitor', text: 'How much is a sticker?', sent_at: AT, by: null }],
  notes: [],
  ...facts,
});
