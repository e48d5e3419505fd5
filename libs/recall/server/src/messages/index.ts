import { defineMessages } from '@vinlore/i18n';

/** What the recall calls say. */
export const recallServerMessages = defineMessages({
  en: {
    'recall.wrongVin': 'Wrong VIN',
    'recall.vinUnknown':
      'This VIN does not tell year, make and model, and recalls are found by them. Choose the vehicle by name instead.',
    'recall.noSource':
      'No source of recalls answers right now. That does not mean that there is no recall: try again later, or ask NHTSA.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
