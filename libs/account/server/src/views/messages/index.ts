import { defineMessages } from '@vinlore/i18n';

/** What the calls of a read-only view say. */
export const viewMessages = defineMessages({
  en: {
    'view.linkOver':
      'This link works once and expires after a minute. Open the view again from the member’s page in the staff desk.',
    'view.none': 'No active view.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
