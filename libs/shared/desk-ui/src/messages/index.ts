import { defineMessages } from '@vinlore/i18n';

/** What shared parts of the staff desk say. */
export const deskMessages = defineMessages({
  en: {
    'desk.actions': 'Actions',
    'desk.loading': 'The list is on its way.',
    'desk.more': 'Load more',
    'desk.views': 'Saved views',
    'desk.searchShort': 'Everything is shown: a search takes three letters or digits in a row.',
    'desk.saveView': 'Save this view',
    'desk.viewName': 'Name of the view',
    'desk.removeView': 'Remove the view {name}',
    'desk.save': 'Save',
    'desk.cancel': 'Cancel',
    'desk.working': 'Working…',
    'desk.blocked': 'Your browser blocked the tab. Allow pop-ups for the desk, then open it again.',
    'desk.reason': 'Reason',
    'desk.reasonHint': 'It stays in the audit trail: name no person.',
    'desk.before': 'Before',
    'desk.after': 'After',
    'desk.field': 'Field',
    'desk.nothing': 'nothing',
    'desk.table': 'Show as a table',
    'desk.chart': 'Show as a chart',
    'desk.csv': 'Save as CSV',
    'desk.day': 'Day',
    'desk.allZero': 'All figures of this time are zero.',
    'desk.noFigures': 'There are no figures for this time yet.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
