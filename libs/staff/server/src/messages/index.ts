import { defineMessages } from '@vinlore/i18n';

/** What the calls of the staff module say. */
export const staffServerMessages = defineMessages({
  en: {
    'staff.noApproval': 'There is no such request.',
    'staff.decided': 'This request is decided already. Load the list again.',
    'staff.ownRequest': 'You made this request, so someone else has to approve it.',
    'staff.ownAccount': 'This is about an account of your own. Ask a colleague to take care of it.',
    'staff.emailChanged': 'Your email changed while this request waited. Another colleague has to approve it.',
    'staff.void': 'This request is void: the email of who asked has changed. They can ask again.',
    'staff.expired': 'This request has expired. Whoever still needs it can ask again.',
    'staff.notCarriedOut': 'It is approved, and could not be carried out just now. Approve it again in a moment.',
    'staff.noFailedJobs': 'These jobs were taken care of already. Load the page again.',
    'staff.noEntry': 'There is no such entry. Load the list again.',
    'staff.manyViews': 'You have {most, number} views of this list already. Remove one first.',
    'staff.noView': 'There is no such view any more.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
