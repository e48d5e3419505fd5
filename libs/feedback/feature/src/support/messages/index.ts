import { defineMessages } from '@vinlore/i18n';

/** What support's form and its success screen say. */
export const supportMessages = defineMessages({
  en: {
    'support.title': 'Contact Support',
    'support.lead':
      'Our support team replies within {within, select, hour {an hour} business {{hours} business hours} other {{hours} hours}}.',
    'support.noVin': 'Don’t have a VIN? Email us at {email}.',
    'support.about.report': 'We’ll include your report, so you don’t need to describe the vehicle.',
    'support.about.sticker': 'We’ll include your window sticker, so you don’t need to describe the vehicle.',
    'support.vin': 'VIN',
    'support.vinEmpty': 'Enter the VIN.',
    'support.message': 'What happened?',
    'support.messageExample': 'Example: The engine on the sticker is wrong',
    'support.messageEmpty': 'Please enter a message',
    'support.email': 'Email',
    'support.emailInvalid': 'Invalid email',
    'support.name': 'Name',
    'support.phone': 'Phone',
    'support.optional': 'optional',
    'support.optionalDigits': 'optional, numbers only',
    'support.submit': 'Submit',
    'support.sending': 'Sending…',
    'support.cancel': 'Cancel',
    'support.sentNumber': 'Ticket number: {number}',
    'support.toTicket': 'View ticket',
  },
  es: () => import('./es.ts').then(({ es }) => es),
});
