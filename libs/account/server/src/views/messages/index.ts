import { defineMessages } from '@vinlore/i18n';

/** What the calls of a read-only view say. */
export const viewMessages = defineMessages({
  en: {
    'view.linkOver': 'This link works once, within a minute. Open the view again from the member’s page at the desk.',
    'view.none': 'No view is open here.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
