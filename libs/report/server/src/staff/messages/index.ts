import { defineMessages } from '@vinlore/i18n';

/** Texts of the endpoints for imported history. */
export const historyDeskMessages = defineMessages({
  en: {
    'history.noSource': 'Source not found, or it’s a built-in source.',
    'history.noRecord': 'Record not found. An import may have removed it.',
    'history.isWithdrawn': 'The source withdrew this record. An owner can show it in reports again.',
    'history.dateAhead': 'The date can’t be in the future.',
    'history.reasonMissing': 'Enter a reason.',
    'history.toldSubject': 'Report record updated: {title}',
    'history.toldBody':
      'We reviewed a record in your report {number} on the {title}, then corrected or removed it. Your report still shows the original record.',
    'history.toldFree': 'You can create a new version for free until {until}.',
    'history.toldAction': 'View report',
    'history.noMapping': 'Mapping not found, or it’s a built-in mapping.',
    'history.mappingName': 'Use 1 to 40 characters: a–z, 0–9, and hyphens.',
    'history.mappingLong': 'Use 100,000 characters or fewer.',
    'history.mappingShipped': 'A built-in mapping uses this name. Choose another.',
    'history.mappingChanged': 'Couldn’t save. Someone else saved a new version. Open it before you save yours.',
    'history.sampleEmpty': 'The file is empty.',
    'history.day': 'Enter a date as YYYY-MM-DD.',
    'history.reasonLong': 'Use 200 characters or fewer for the reason.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
