import { defineMessages } from '@vinlore/i18n';

/** What the open chat says. */
export const panelMessages = defineMessages({
  en: {
    'feedback.panelTitle': 'Chat with {brand}',
    'feedback.panelLead': 'Ask us anything. We’ll reply here, or by email if you leave.',
    'feedback.panelHide': 'Hide chat for this visit',
    'feedback.panelLog': 'Messages',
    'feedback.panelYou': 'You',
    'feedback.panelNumber': 'Chat {number}',
    'feedback.panelKept':
      'Chats are deleted {visitor} days after the last message ({member} days for members). We’ll never ask for passwords or card numbers here.',
    'feedback.field': 'Your message',
    'feedback.fieldLimit': 'Up to {count, number} characters. Press Enter to send, or Shift + Enter for a new line.',
    'feedback.fieldLeft': '{count, plural, one {# character left} other {# characters left}}',
    'feedback.fieldEmpty': 'Enter a message.',
    'feedback.send': 'Send message',
    'feedback.sending': 'Sending…',
    'feedback.sent': 'Message sent',
    'feedback.mail': 'Your email',
    'feedback.mailLead': 'Leaving soon? Get our reply by email.',
    'feedback.mailSend': 'Email me the reply',
    'feedback.mailKept': 'If you leave, we’ll reply to {email}.',
    'feedback.mailInvalid': 'Enter a valid email address.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
