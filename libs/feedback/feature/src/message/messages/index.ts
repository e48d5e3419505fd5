import { defineMessages } from '@vinlore/i18n';

/** What the field of a message to support says. */
export const messageFieldMessages = defineMessages({
  en: {
    'message.limit': 'Up to {count, number} characters.',
    'message.left': '{count, plural, one {# character left.} other {# characters left.}}',
    'message.over': '{count, plural, one {# character over the limit.} other {# characters over the limit.}}',
    'message.long': 'Shorten the message to {count, number} characters.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
