import { defineMails } from '@vinlore/mail';
import { passkeyLetter } from '../passkeys/passkey-letters.ts';
import { passkeyMessages } from '../passkeys/messages/index.ts';
import { profileMessages } from '../profile/messages/index.ts';
import {
  confirmEmailLetter,
  contactLetter,
  dealerLetter,
  dealerNoticeLetter,
  emailNoticeLetter,
  vetoedLetter,
  vetoNoticeLetter,
} from '../profile/profile-letters.ts';
import { EXAMPLE_EMAIL, EXAMPLE_TOKEN } from './examples.ts';
import { accountMailTexts } from './messages/index.ts';

const guarded = { area: 'security', to: 'member', guarded: true } as const;
const support = { area: 'support', to: 'support' } as const;
const dealer = {
  company_name: 'Ana’s Autos',
  company_website: 'www.example.com',
  phone: '+1 555 010 0199',
  city: 'Austin',
  state: 'TX',
  country: 'US',
  no_of_employees: 4,
};

const profileMails = defineMails(
  { messages: profileMessages, about: accountMailTexts },
  {
    'profile.confirm-email': { ...guarded, examples: [(to) => confirmEmailLetter(to, EXAMPLE_TOKEN)] },
    'profile.email-asked': {
      ...guarded,
      examples: [
        (to) => emailNoticeLetter(to, 'asked', EXAMPLE_TOKEN),
        (to) => emailNoticeLetter(to, 'askedByStaff', EXAMPLE_TOKEN),
      ],
    },
    'profile.email-changed': { ...guarded, examples: [(to) => emailNoticeLetter(to, 'changed', EXAMPLE_TOKEN)] },
    'profile.email-vetoed': {
      ...guarded,
      examples: [
        (to) => vetoedLetter(to, 'former'),
        (to) => vetoedLetter(to, 'stopped'),
        (to) => vetoedLetter(to, 'new'),
      ],
    },
    'profile.dealer': {
      area: 'account',
      to: 'member',
      examples: [(to) => dealerLetter(to, dealer.company_name)],
    },
    'profile.support-veto': {
      ...support,
      examples: [({ brand, text }) => vetoNoticeLetter(brand, text, EXAMPLE_EMAIL)],
    },
    'profile.new-dealer': {
      ...support,
      examples: [({ brand, text }) => dealerNoticeLetter(brand, text, EXAMPLE_EMAIL, dealer)],
    },
    'profile.contact': {
      ...support,
      examples: [
        ({ brand, text }) =>
          contactLetter(brand, text, {
            email: EXAMPLE_EMAIL,
            name: 'Ana',
            message: 'Do you have data on motorcycles?',
          }),
      ],
    },
  },
);

const passkeyMails = defineMails(
  { messages: passkeyMessages, about: accountMailTexts },
  {
    'passkey.added': { ...guarded, examples: [(to) => passkeyLetter(to, 'added', 'iPhone')] },
    'passkey.removed': { ...guarded, examples: [(to) => passkeyLetter(to, 'removed', 'iPhone')] },
    'passkey.copied': { ...guarded, examples: [(to) => passkeyLetter(to, 'copied', 'iPhone')] },
  },
);

/** Emails about a member's own data: email, passkeys, and dealer registration. */
export const memberDataMails = [...profileMails, ...passkeyMails];
