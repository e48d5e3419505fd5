import { defineMessages } from '@vinlore/i18n';

/** Texts of the desk about members' reports. */
export const reportDeskMessages = defineMessages({
  en: {
    'reports.title': 'Reports',
    'reports.lead': 'Opening a document is noted in the audit trail.',
    'reports.name': 'Report',
    'reports.number': 'Number',
    'reports.vin': 'VIN',
    'reports.records': 'Records',
    'reports.returned': 'Credit refunded',
    'reports.sample': 'Sample',
    'reports.made': 'Made',
    'reports.none': 'No reports',
    'reports.noneLead': 'This member has made none yet.',
    'reports.open': 'Open PDF',
    'reports.openNumber': 'Open the PDF of report {number}',
    'reports.openOf': 'Open the PDF of {title}, {number}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

/** The type of these texts. */
export type ReportDeskTexts = typeof reportDeskMessages;
