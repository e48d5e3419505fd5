import { defineMessages } from '@vinlore/i18n';

/** What the calls and letters of chat (`feedback.`), tickets and ratings say. */
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
    'said.empty': 'Please enter a message',
    'said.long': 'Please shorten the message to {count, number} characters',
    'said.searchShort': 'Please enter at least three letters or digits in a row',
    'ratings.thanks': 'Thank you for your feedback',
    'ratings.subject': 'Feedback: {satisfaction} of 5, {about, select, sticker {window sticker} other {report}}{vin}',
    'ratings.said':
      '{email} is {satisfaction, select, 5 {very satisfied} 4 {satisfied} 3 {neutral} 2 {not satisfied} other {very dissatisfied}}.',
    'ratings.reply': 'Reply to this mail and your answer reaches them by mail.',
    'tickets.number': 'The number of a ticket looks like 7K2M-94QX.',
    'tickets.none': 'There is no such ticket.',
    'tickets.full': 'This ticket is full. Please write to {email} to go on.',
    'tickets.emailInvalid': 'Invalid email',
    'tickets.vinMissing': 'Please enter the VIN',
    'tickets.created': 'Your support ticket has been successfully created!',
    'tickets.soon': 'A representative will reach out to you within 24 hours.',
    'tickets.free': 'A free credit is given toward your next purchase.',
    'tickets.supportSubject':
      'Ticket {number}: {about, select, report {a report} sticker {a window sticker} other {a question}}{vin}',
    'tickets.supportFrom': 'From {name}{email}{phone}. The account’s own email: {account}',
    'tickets.supportAbout':
      '{about, select, report {It is about a report} sticker {It is about a window sticker} other {It is about no document}}{vin}.',
    'tickets.supportCredit': 'The ticket gave a free credit by itself.',
    'tickets.supportReply':
      'Reply to this mail and your answer reaches them by mail. Only answers given in the ticket are kept with it.',
    'tickets.supportMore': 'Ticket {number}: the member wrote again',
    'tickets.receiptSubject': 'We have your ticket {number}',
    'tickets.receiptBody': 'Your question has reached the support of {brand}. Its number is {number}.',
    'tickets.answerSubject': 'An answer to your ticket {number}',
    'tickets.answerBody': 'The support of {brand} has answered:',
    'tickets.answerResolved': 'We think that this is solved. If it is not, write in the ticket: that opens it again.',
    'tickets.open': 'Open the ticket',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
