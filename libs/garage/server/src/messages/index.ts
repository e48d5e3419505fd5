import { defineMessages } from '@vinlore/i18n';

/** What the garage's calls say. */
export const garageServerMessages = defineMessages({
  en: {
    'garage.wrongVin': 'This VIN isn’t valid. Check each character against the VIN on the dashboard or door jamb.',
    'garage.full': 'Your garage is full ({most, number} vehicles). Remove one to add another.',
    'garage.none': 'This vehicle isn’t in your garage.',
    'garage.noLink': 'This link doesn’t work. The owner may have turned it off.',
    'garage.manyExpenses': 'This vehicle has reached the limit of {most, number} expenses. Delete one to add another.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
