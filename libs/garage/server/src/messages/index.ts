import { defineMessages } from '@vinlore/i18n';

/** What the garage's calls say. */
export const garageServerMessages = defineMessages({
  en: {
    'garage.wrongVin': 'Wrong VIN. Check each character against the VIN on the dashboard or door.',
    'garage.full': 'Your garage has {most, number} vehicles, the most it can hold. Remove one to save another.',
    'garage.none': 'This vehicle isn’t in your garage.',
    'garage.noLink': 'This link doesn’t work. The owner may have turned it off.',
    'garage.manyExpenses': 'This vehicle has {most, number} expenses, the most it can have. Remove one to add another.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
