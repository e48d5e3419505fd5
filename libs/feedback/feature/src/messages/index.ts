import { defineMessages } from '@vinlore/i18n';

/** What the closed chat says: all that a page carries before somebody opens it. */
export const chatMessages = defineMessages({
  en: {
    'feedback.chat': 'Live chat',
    'feedback.chatOpen': 'Chat with us',
    'feedback.chatUnread': '{count, plural, one {# new answer in the chat} other {# new answers in the chat}}',
    'feedback.chatOpening': 'Opening the chat…',
    'feedback.chatUnreachable': 'The chat cannot be loaded right now',
    'feedback.chatUnreachableDo': 'Reload the page to try again, or write to us:',
    'feedback.chatMinimize': 'Minimize the chat',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
