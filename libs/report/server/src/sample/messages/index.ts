import { defineMessages } from '@vinlore/i18n';

/** What the server says about sample reports. */
export const sampleReportMessages = defineMessages({
  en: {
    'sampleReport.none': 'No sample vehicle has that number. Choose one from the list of samples.',
    'sampleReport.busy': 'Many documents are being made right now. Try again in a moment.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
