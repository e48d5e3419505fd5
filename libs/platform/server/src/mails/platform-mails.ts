import { defineMails, type MailKind } from '@vinlore/mail';
import { budgetLetter, keyRemovedLetter } from '../keys/key-letters.ts';
import { platformServerMessages } from '../messages/index.ts';
import { platformMailTexts } from './messages/index.ts';

const key = { name: 'Inventory sync', shown: 'vl_live_k3Fq…9aZt' };

/** Emails about API keys. */
export const platformServerMails: readonly MailKind[] = defineMails(
  { messages: platformServerMessages, about: platformMailTexts },
  {
    'platform.budget': {
      area: 'account',
      to: 'member',
      examples: [(to) => budgetLetter(to, key, 80, 50_000), (to) => budgetLetter(to, key, 100, 50_000)],
    },
    'platform.removed': {
      area: 'security',
      to: 'member',
      guarded: true,
      examples: [(to) => keyRemovedLetter(to, key, 'The key was published in a public repository.')],
    },
  },
);
