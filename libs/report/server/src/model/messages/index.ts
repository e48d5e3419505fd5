import { defineMessages } from '@vinlore/i18n';

/** What the server says about model reports; `Wrong VIN` is the specification's own text (spec §8). */
export const modelReportMessages = defineMessages({
  en: {
    'modelReport.wrongVin': 'Wrong VIN',
    'modelReport.off': '{brand} doesn’t show model reports.',
    'modelReport.none': 'There isn’t enough published about this model for a report yet.',
    'modelReport.busy': 'Many documents are being made right now. Try again in a moment.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
