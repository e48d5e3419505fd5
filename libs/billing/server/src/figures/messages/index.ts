import { defineMessages } from '@vinlore/i18n';

/** Messages of the figures call. */
export const figureMessages = defineMessages({
  en: {
    'figures.order': 'The start date must be before the end date.',
    'figures.tooLong': 'Choose a period of three years or less.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
