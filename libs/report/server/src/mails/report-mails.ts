import { defineMails, type MailKind } from '@vinlore/mail';
import { historyDeskMessages } from '../staff/messages/index.ts';
import { recordChangedLetter } from '../staff/record-changed-letter.ts';
import { reportMailTexts } from './messages/index.ts';

const facts = { number: '7K2M-94QX-3PDR-8TWZ', title: '2016 Honda Accord', until: new Date('2026-12-22T12:00:00Z') };

/** Emails about reports. */
export const reportServerMails: readonly MailKind[] = defineMails(
  { messages: historyDeskMessages, about: reportMailTexts },
  {
    'history.record-changed': {
      area: 'documents',
      to: 'member',
      examples: [(to) => recordChangedLetter(to, facts)],
    },
  },
);
