import { defineMessages } from '@vinlore/i18n';

/** What the calls and letters of this slice say. */
export const feedbackServerMessages = defineMessages({
  en: {
    'feedback.chatEmpty': 'Please enter a message.',
    'feedback.chatLong': 'This message has more than 2,000 characters. Please shorten it, or send it in two.',
    'feedback.chatEmailInvalid': 'Please enter a valid email address.',
    'feedback.chatNumber': 'The number of a conversation looks like 7K2M-94QX.',
    'feedback.chatNone': 'There is no such conversation.',
    'feedback.chatFull': 'This conversation is full. Please write to {email} to go on.',
    'feedback.chatSubject': 'Chat {number}: a new message',
    'feedback.chatFromMember': 'A member wrote in the live chat: {email}',
    'feedback.chatFromVisitor':
      'A visitor wrote in the live chat and left this e-mail, which nobody has checked: {email}',
    'feedback.chatFromNobody': 'A visitor wrote in the live chat and left no e-mail.',
    'feedback.chatByMail': 'Reply to this mail and your answer reaches them by mail.',
    'feedback.chatInPanel': 'To answer in the chat itself: {command}',
    'feedback.answerSubject': 'An answer from {brand} (chat {number})',
    'feedback.answerBody': 'You asked us something in the chat on {brand}. Here is our answer.',
    'feedback.answerMore': 'Is something still open? Reply to this mail.',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
