import { defineMessages } from '@vinlore/i18n';

/** What the calls about models say. */
export const modelMessages = defineMessages({
  en: {
    'model.wrongVin': 'Wrong VIN',
    'model.vinUnknown': 'We couldn’t identify the model from this VIN. Search by year, make, and model instead.',
    'model.incomplete': 'Enter a VIN, or a year, make, and model.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
