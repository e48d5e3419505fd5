import { defineMessages } from '@vinlore/i18n';

/** What the call on figures says. */
export const figureMessages = defineMessages({
  en: {
    'figures.order': 'The first day is after the last one. Turn them around.',
    'figures.tooLong': 'Figures are shown for three years at most. Choose days that are closer together.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
