import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls on credits say. */
export const creditDeskMessages = defineMessages({
  en: {
    'creditDesk.own-account': 'These are your own credits. Ask a colleague to correct them.',
    'creditDesk.noMember': 'This brand has no such member. Check that you are at the desk of their brand.',
    'creditDesk.no-entry': 'This member’s books have no such entry.',
    'creditDesk.not-reversible':
      'This entry can’t be reversed: it’s for a list or an unlimited plan, and settles by itself. Add or remove credits instead.',
    'creditDesk.too-few':
      '{there, plural, one {Only # credit is there.} other {Only # credits are there.}} A correction never takes more: take what is there, or leave it.',
    'creditDesk.other-key': 'This key was used for another correction. Start again with a new one.',
    'creditDesk.no-pot': 'This brand has no credits of this kind.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
