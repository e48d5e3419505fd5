import { defineMessages } from '@vinlore/i18n';

/** What support's form and its success screen say. */
export const supportMessages = defineMessages({
  en: {
    'support.title': 'Contact Support',
    'support.lead':
      'A person reads this and answers within {within, select, hour {an hour} business {{hours} business hours} other {{hours} hours}}.',
    'support.noVin': 'No VIN at hand? Write to {email}.',
    'support.about.report': 'This is about your report. We know which one, so you need not describe the car.',
    'support.about.sticker': 'This is about your sticker. We know which one, so you need not describe the car.',
    'support.vin': 'VIN',
    'support.vinEmpty': 'Please enter the VIN',
    'support.message': 'What happened?',
    'support.messageExample': 'For example: the engine on the sticker is wrong',
    'support.messageEmpty': 'Please enter a message',
    'support.email': 'Email',
    'support.emailInvalid': 'Invalid email',
    'support.name': 'Name',
    'support.phone': 'Phone',
    'support.optional': 'optional',
    'support.optionalDigits': 'optional, digits only',
    'support.submit': 'Submit',
    'support.sending': 'Sending…',
    'support.cancel': 'Cancel',
    'support.sentNumber': 'Its number is {number}.',
    'support.toTicket': 'Open the ticket',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
