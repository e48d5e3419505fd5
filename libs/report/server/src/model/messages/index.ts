import { defineMessages } from '@vinlore/i18n';

/** Texts of the server about model reports; `Wrong VIN` is the specification's own text (spec §8). */
export const modelReportMessages = defineMessages({
  en: {
    'modelReport.wrongVin': 'Wrong VIN',
    'modelReport.off': '{brand} doesn’t offer model reports.',
    'modelReport.none': 'There isn’t enough published data about this model for a report yet.',
    'modelReport.busy': 'We’re creating a lot of documents right now. Try again in a moment.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
