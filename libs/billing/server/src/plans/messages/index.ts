import { defineMessages } from '@vinlore/i18n';

/** Messages of the desk's plan calls. */
export const planDeskMessages = defineMessages({
  en: {
    'planDesk.none': 'Plan not found at this brand.',
    'planDesk.noChange': 'This change no longer exists. Reload the price list.',
    'planDesk.changed': 'Someone else changed the price list. Reload it, then make the changes you still need.',
    'planDesk.past': 'The end date has passed. Choose one in the future, or leave it blank.',
    'planDesk.period': 'The end must be after the start. Both are in UTC.',
    'planDesk.single': 'A single-document plan always includes one document. Edit a bundle instead.',
    'planDesk.tooMany': 'This price list has reached its limit for changes. Revert a change first.',
    'planDesk.oneSingle': 'There’s already a single-document plan. Edit it, or add a bundle.',
    'planDesk.noSingle': 'First add a single-document plan. It’s preselected for buyers.',
    'planDesk.documents':
      'Bundles include 2 to 1,000 documents, recurring plans up to 10,000, and unlimited plans a fair-use limit of 10 or more. Only recurring plans have a billing period.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
