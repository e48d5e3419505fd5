import { defineMessages } from '@vinlore/i18n';

/** What the consent log answers in words. */
export const consentMessages = defineMessages({
  en: { 'consent.unknownVersion': 'The privacy options have changed. Reload the page and choose again.' },
  es: () => import('./es.ts').then(({ es }) => es),
});
