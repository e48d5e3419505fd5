import { defineMessages } from '@vinlore/i18n';

/** Texts of the desk about members' reports. */
export const reportDeskMessages = defineMessages({
  en: {
    'reports.title': 'Reports',
    'reports.lead': 'Each PDF you open is recorded in the audit log.',
    'reports.name': 'Report',
    'reports.number': 'Number',
    'reports.vin': 'VIN',
    'reports.records': 'Records',
    'reports.returned': 'Credit refunded',
    'reports.sample': 'Sample',
    'reports.made': 'Created',
    'reports.none': 'No reports yet',
    'reports.noneLead': 'Reports this member creates will appear here.',
    'reports.open': 'Open PDF',
    'reports.openNumber': 'Open PDF: report {number}',
    'reports.openOf': 'Open PDF: {title}, {number}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});

/** The type of these texts. */
export type ReportDeskTexts = typeof reportDeskMessages;
