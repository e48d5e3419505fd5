import { defineMessages } from '@vinlore/i18n';

/** Messages of the desk's credit calls. */
export const creditDeskMessages = defineMessages({
  en: {
    'creditDesk.own-account': 'You can’t adjust your own credits. Ask a colleague.',
    'creditDesk.noMember': 'Member not found at this brand. Make sure you’re on the right brand.',
    'creditDesk.no-entry': 'This entry isn’t in the member’s credit history.',
    'creditDesk.not-reversible':
      'This entry can’t be reversed: it’s for a VIN list or an unlimited plan and settles automatically. Add or remove credits instead.',
    'creditDesk.too-few':
      '{there, plural, one {Only # credit is available.} other {Only # credits are available.}} You can’t remove more than that.',
    'creditDesk.other-key': 'This key was already used for a different adjustment. Try again with a new key.',
    'creditDesk.no-pot': 'This brand doesn’t have this type of credit.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
