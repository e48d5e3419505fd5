import { defineMails, type MailKind } from '@vinlore/mail';
import type { Recall } from '@vinlore/recall-domain';
import { recallServerMessages } from '../messages/index.ts';
import { confirmLetter, newRecallsLetter } from '../watches/watch-letters.ts';
import { recallMailTexts } from './messages/index.ts';

const watch = { id: 'example', year: 2016, make: 'Honda', model: 'Accord', title: '2016 Honda Accord' };
/** Placeholder token for previews; no key signed it. */
const signer = { code: () => 'example' };
const recall = (campaign: string, facts: Partial<Recall> = {}) => ({
  campaign,
  source: 'NHTSA',
  summary: 'The driver’s front air bag inflator may explode.',
  park_it: false,
  park_outside: false,
  ...facts,
});

/** Emails about recalls. */
export const recallServerMails: readonly MailKind[] = defineMails(
  { messages: recallServerMessages, about: recallMailTexts },
  {
    'recall.confirm': { area: 'recalls', to: 'visitor', examples: [(to) => confirmLetter(to, watch, signer)] },
    'recall.new': {
      area: 'recalls',
      to: 'visitor',
      examples: [
        (to) => newRecallsLetter(to, watch, [recall('20V314000')], signer),
        (to) =>
          newRecallsLetter(
            to,
            watch,
            Array.from({ length: 12 }, (_, at) =>
              recall(`20V3140${10 + at}`, { park_it: at === 0, park_outside: at === 1 }),
            ),
            signer,
          ),
      ],
    },
  },
);
