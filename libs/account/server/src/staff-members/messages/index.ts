import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about members say, and mails that follow them. */
export const membersDeskMessages = defineMessages({
  en: {
    'members.none': 'This brand has no such member. They may have been erased.',
    'members.noDealer': 'This member never registered as a dealer.',
    'members.ofStaff': 'This account is on the staff: only an owner ends its sessions.',
    'members.reasonMissing': 'Enter a reason.',
    'members.reasonLong': 'This reason is longer than 300 characters. Please shorten it.',
    'members.searchShort': 'Please enter at least three letters or digits in a row',
    'members.withdrawnSubject': 'You are no longer a dealer at {brand}',
    'members.withdrawnBody':
      'We have withdrawn your registration as a dealer at {brand}. Dealers’ plans, bulk work, inventory, and your logo on new stickers have ended.',
    'members.withdrawnReason': 'Our reason: {reason}',
    'members.withdrawnStays':
      'Your account, your credits, and all you have made stay yours. If you think this is a mistake, write to {support}.',
    'members.againSubject': 'You are a dealer at {brand} again',
    'members.againBody': 'What dealers can do at {brand} is open to you again.',
    'members.againAction': 'See your dealer’s data',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
