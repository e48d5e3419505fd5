import { defineMessages } from '@vinlore/i18n';

/** What the calls of the staff slice say. */
export const staffServerMessages = defineMessages({
  en: {
    'staff.noApproval': 'There is no such request.',
    'staff.decided': 'This request is decided already. Load the list again.',
    'staff.ownRequest': 'You asked for this yourself: somebody else has to approve it.',
    'staff.notCarriedOut': 'It is approved, and could not be carried out just now. Approve it again in a moment.',
    'staff.noEntry': 'There is no such entry. Load the list again.',
    'staff.manyViews': 'You have {most, number} views of this list already. Remove one first.',
    'staff.noView': 'There is no such view any more.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
