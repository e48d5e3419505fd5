import { defineMessages } from '@vinlore/i18n';

/** What the calls about models say. */
export const modelMessages = defineMessages({
  en: {
    'model.wrongVin': 'Wrong VIN',
    'model.vinUnknown': 'We couldn’t get the year, make, and model from this VIN. Look up the vehicle by name instead.',
    'model.incomplete': 'Enter a VIN, or a year, make, and model.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
