import { defineMails } from '@vinlore/mail';
import {
  closedLetter,
  confirmLetter,
  receiptLetter,
  reopenedLetter,
  restoredLetter,
  supportLetter,
} from '../deletion/letters.ts';
import { deletionMessages } from '../deletion/messages/index.ts';
import { deskMessages } from '../staff/messages/index.ts';
import { welcomeLetter } from '../staff/team/team-letters.ts';
import {
  dealerAgainLetter,
  dealerWithdrawnLetter,
  mergedLetter,
  suspendedLetter,
  suspensionLiftedLetter,
  viewedLetter,
} from '../staff-members/letters.ts';
import { membersDeskMessages } from '../staff-members/messages/index.ts';
import { EXAMPLE_AT, EXAMPLE_EMAIL, EXAMPLE_TOKEN } from './examples.ts';
import { accountMailTexts } from './messages/index.ts';

const member = { area: 'account', to: 'member' } as const;
const about = accountMailTexts;
const request = { email: EXAMPLE_EMAIL, message: 'Please delete my account.' };

const deletionMails = defineMails(
  { messages: deletionMessages, about },
  {
    'deletion.confirm': {
      ...member,
      guarded: true,
      examples: [(to) => confirmLetter(to, EXAMPLE_TOKEN, EXAMPLE_AT)],
    },
    'deletion.closed': { ...member, guarded: true, examples: [(to) => closedLetter(to, EXAMPLE_TOKEN, EXAMPLE_AT)] },
    'deletion.restored': { ...member, guarded: true, examples: [restoredLetter, reopenedLetter] },
    'deletion.receipt': { ...member, examples: [receiptLetter] },
    'deletion.support': {
      area: 'support',
      to: 'support',
      examples: [
        (to) => supportLetter(to, { ...request, known: true }),
        (to) => supportLetter(to, { ...request, known: false }),
      ],
    },
  },
);

const membersDeskMails = defineMails(
  { messages: membersDeskMessages, about },
  {
    'members.dealer-withdrawn': {
      ...member,
      examples: [(to) => dealerWithdrawnLetter(to, 'The company is no dealer.')],
    },
    'members.dealer-again': { ...member, examples: [dealerAgainLetter] },
    'members.suspended': { ...member, guarded: true, examples: [suspendedLetter] },
    'members.lifted': { ...member, guarded: true, examples: [suspensionLiftedLetter] },
    'members.viewed': {
      ...member,
      area: 'security',
      guarded: true,
      examples: [(to) => viewedLetter(to, 'You asked about your order.', EXAMPLE_AT)],
    },
    'members.merged': {
      ...member,
      guarded: true,
      examples: [(to) => mergedLetter(to, 'from', EXAMPLE_EMAIL), (to) => mergedLetter(to, 'into', EXAMPLE_EMAIL)],
    },
  },
);

const teamMails = defineMails(
  { messages: deskMessages, about },
  {
    'desk.welcome': {
      area: 'staff',
      to: 'staff',
      guarded: true,
      examples: [(to) => welcomeLetter(to, EXAMPLE_TOKEN), (to) => welcomeLetter(to, '')],
    },
  },
);

/** Emails about staff actions on accounts and about account deletion. */
export const deskAccountMails = [...deletionMails, ...membersDeskMails, ...teamMails];
