import { defineMessages } from '@vinlore/i18n';

/** What the calls of the staff module say. */
export const staffServerMessages = defineMessages({
  en: {
    'staff.noApproval': 'Request not found.',
    'staff.decided': 'This request was already reviewed. Reload the list.',
    'staff.ownRequest': 'You can’t approve your own request. Ask someone else.',
    'staff.ownAccount': 'This request involves one of your own accounts. Ask another team member.',
    'staff.emailChanged': 'Your email changed after this request was made, so another team member has to approve it.',
    'staff.void': 'This request was voided because the requester’s email changed. They can submit it again.',
    'staff.expired': 'This request has expired. Submit it again if it’s still needed.',
    'staff.notCarriedOut': 'Approved, but something went wrong. Approve it again in a moment.',
    'staff.noFailedJobs': 'Someone already handled these jobs. Reload the page.',
    'staff.noEntry': 'Entry not found. Reload the list.',
    'staff.manyViews': 'You’ve reached the limit of {most, number} views for this list. Delete one first.',
    'staff.noView': 'View not found.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
