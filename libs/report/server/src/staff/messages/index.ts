import { defineMessages } from '@vinlore/i18n';

/** What calls about imported history say. */
export const historyDeskMessages = defineMessages({
  en: {
    'history.noSource': 'There is no such source, or it comes with the product.',
    'history.noRecord': 'There is no such record. An import may have taken it away.',
    'history.isWithdrawn': 'Its source withdrew this record. An owner can take that back.',
    'history.dateAhead': 'That date is still ahead.',
    'history.reasonMissing': 'Please say why.',
    'history.toldSubject': 'A record in your report on {title} changed',
    'history.toldBody':
      'We looked again at a record in report {number} on {title}, and corrected it or took it out. Your report still shows what it showed when it was made.',
    'history.toldFree': 'A new version is free until {until}.',
    'history.toldAction': 'Open the report',
    'history.reasonLong': 'Please keep the reason to 200 characters.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
