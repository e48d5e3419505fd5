import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls on plans say. */
export const planDeskMessages = defineMessages({
  en: {
    'planDesk.none': 'This brand has no such plan.',
    'planDesk.noChange': 'There is no such change any more. Look at the price list again.',
    'planDesk.changed': 'Someone else changed the price list. Check it, then make the changes you still need.',
    'planDesk.past': 'The change would be over already. Choose an end that is to come, or none.',
    'planDesk.period': 'The change would end before it begins. Check both moments; they are in UTC.',
    'planDesk.single': 'This plan pays for one document, and stays so. Change a bundle instead.',
    'planDesk.tooMany': 'This price list has as many changes as it can hold. Take one back first.',
    'planDesk.oneSingle': 'There is a plan for a single document already. Change that one, or add a bundle.',
    'planDesk.noSingle': 'Add a plan for a single document first: it is what buyers see chosen.',
    'planDesk.documents':
      'A bundle pays for 2 to 1,000 documents, a renewing plan for up to 10,000, and an unlimited one is meant for 10 or more. Only a plan that renews has an interval.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
