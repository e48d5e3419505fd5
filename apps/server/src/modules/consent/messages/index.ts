import { defineMessages } from '@vinlore/i18n';

/** Messages of the consent log. */
export const consentMessages = defineMessages({
  en: { 'consent.unknownVersion': 'The privacy options have changed. Reload the page and choose again.' },
  es: () => import('./es.ts').then(({ es }) => es),
});
