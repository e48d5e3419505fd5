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
    'history.noMapping': 'There is no such mapping, or it comes with the product.',
    'history.mappingName': 'A name is 1 to 40 of a–z, 0–9 and -.',
    'history.mappingLong': 'A mapping has at most 100,000 characters.',
    'history.mappingShipped': 'This name is one of the product’s own. Please choose another.',
    'history.mappingChanged': 'Someone saved another version meanwhile. Open it before you save yours.',
    'history.sampleEmpty': 'The file is empty.',
    'history.day': 'Please give a day, YYYY-MM-DD.',
    'history.reasonLong': 'Please keep the reason to 200 characters.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
