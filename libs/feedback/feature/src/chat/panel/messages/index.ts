import { defineMessages } from '@vinlore/i18n';

/** What the open chat says. */
export const panelMessages = defineMessages({
  en: {
    'feedback.panelTitle': 'Chat with {brand}',
    'feedback.panelLead': 'Ask us anything. We answer here, or by mail if you have left.',
    'feedback.panelHide': 'Hide the chat for this visit',
    'feedback.panelLog': 'Messages',
    'feedback.panelYou': 'You',
    'feedback.panelNumber': 'Conversation {number}',
    'feedback.panelKept':
      'Kept {visitor} days after the last message, of members {member} days. We never ask for passwords or card numbers here.',
    'feedback.field': 'Your message',
    'feedback.fieldLimit': 'Up to {count, number} characters. Enter sends, Shift and Enter begin a new line.',
    'feedback.fieldLeft': '{count, plural, one {# character left} other {# characters left}}',
    'feedback.fieldEmpty': 'Please enter a message.',
    'feedback.send': 'Send the message',
    'feedback.sending': 'Sending…',
    'feedback.sent': 'Your message is with our support.',
    'feedback.mail': 'Your email',
    'feedback.mailLead': 'Leaving soon? Where should our answer go?',
    'feedback.mailSend': 'Mail me the answer',
    'feedback.mailKept': 'If you have left, our answer goes to {email}.',
    'feedback.mailInvalid': 'Please enter a valid email address.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
