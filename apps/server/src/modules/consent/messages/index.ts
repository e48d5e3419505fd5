import { defineMessages } from '@vinlore/i18n';

/** What the consent log answers in words. */
export const consentMessages = defineMessages({
  en: { 'consent.unknownVersion': 'These words are not in use. Please reload the page and choose again.' },
  es: () => import('./es.ts').then(({ es }) => es),
});
