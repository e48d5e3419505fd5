import { defineMessages } from '@vinlore/i18n';

/** Texts of the server about sample reports. */
export const sampleReportMessages = defineMessages({
  en: {
    'sampleReport.none': 'Sample vehicle not found. Choose one from the list.',
    'sampleReport.busy': 'We’re creating a lot of documents right now. Try again in a moment.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
