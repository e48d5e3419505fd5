import { defineMessages } from '@vinlore/i18n';

/** What the content calls and their mail say. */
export const contentServerMessages = defineMessages({
  en: {
    'content.searchLong': 'Search for at most 100 characters.',
    'content.madeIn': 'Model year {year}',
    'content.madeFrom': 'Model years {from} to {to}',
    'content.emailInvalid': 'This is not a complete e-mail address. It looks like name@example.com.',
    'content.purposeUnknown': 'There is no such list.',
    'content.consentMissing': 'Tick the box first: without your consent we keep no address.',
    'content.consentUnknown': 'These words have changed. Load the page again and read them before you agree.',
    'content.mailingTaken': 'Thank you. Open the mail we have just sent and confirm; nothing else comes before that.',
    'content.mailingNone': 'This link leads nowhere. The address is no longer kept, or the link is cut off.',
    'content.mailingLate': 'This confirmation came after more than 7 days. Leave your address again to get a new mail.',
    'content.mailingSubject': 'Please confirm: news of {brand}',
    'content.mailingBody':
      'Somebody, most likely you, left this address at {brand} to be told when the product can do something new.',
    'content.mailingConfirm':
      'Confirm it within 7 days. If you do nothing, no mail follows and the address is deleted. The same link stops the mails later.',
    'content.mailingAction': 'Confirm or stop',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
