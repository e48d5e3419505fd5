import { defineMessages } from '@vinlore/i18n';

/** What the closed chat says: all that a page carries before somebody opens it. */
export const chatMessages = defineMessages({
  en: {
    'feedback.chat': 'Live chat',
    'feedback.chatOpen': 'Chat with us',
    'feedback.chatUnread': '{count, plural, one {# new reply in the chat} other {# new replies in the chat}}',
    'feedback.chatOpening': 'Loading chat…',
    'feedback.chatUnreachable': 'Couldn’t load the chat',
    'feedback.chatUnreachableDo': 'Reload the page to try again, or email us:',
    'feedback.chatMinimize': 'Minimize chat',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
