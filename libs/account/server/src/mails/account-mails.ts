import { defineMails } from '@vinlore/mail';
import {
  alreadyKnownLetter,
  closedAccountLetter,
  confirmationLetter,
  firstPasswordLetter,
  identityLinkedLetter,
  noAccountLetter,
  passwordChangedLetter,
  resetLetter,
} from '../letters.ts';
import { accountMessages } from '../messages/index.ts';
import { proofCodeLetter } from '../proof/proof-letter.ts';
import { newDeviceLetter } from '../sessions/new-device-letter.ts';
import { accountMailTexts } from './messages/index.ts';
import { EXAMPLE_AT, EXAMPLE_TOKEN } from './examples.ts';

const member = { area: 'account', to: 'member' } as const;
const guarded = { area: 'security', to: 'member', guarded: true } as const;

/** Emails about sign-up, sign-in, and passwords. */
export const accountMails = defineMails(
  { messages: accountMessages, about: accountMailTexts },
  {
    'account.confirm': { ...guarded, area: 'account', examples: [(to) => confirmationLetter(to, EXAMPLE_TOKEN)] },
    'account.known': { ...guarded, area: 'account', examples: [alreadyKnownLetter] },
    'account.reset': { ...guarded, examples: [(to) => resetLetter(to, EXAMPLE_TOKEN)] },
    'account.first': { ...guarded, area: 'account', examples: [(to) => firstPasswordLetter(to, EXAMPLE_TOKEN)] },
    'account.none': { ...member, to: 'visitor', examples: [noAccountLetter] },
    'account.closed': {
      ...guarded,
      area: 'account',
      examples: [(to) => closedAccountLetter(to, { merged_into: null })],
    },
    'account.merged': {
      ...guarded,
      area: 'account',
      examples: [(to) => closedAccountLetter(to, { merged_into: EXAMPLE_TOKEN })],
    },
    'account.password-changed': { ...guarded, examples: [passwordChangedLetter] },
    'account.google': { ...guarded, examples: [identityLinkedLetter] },
    'account.new-device': {
      ...guarded,
      examples: [
        (to) =>
          newDeviceLetter(to, {
            device: { browser: 'Chrome', system: 'Windows' },
            place: { country: 'US', region: 'TX' },
            at: EXAMPLE_AT,
          }),
        (to) => newDeviceLetter(to, { device: { browser: '', system: '' }, place: null, at: EXAMPLE_AT }),
      ],
    },
    'account.proof-code': { ...guarded, examples: [(to) => proofCodeLetter(to, '482915')] },
  },
);
