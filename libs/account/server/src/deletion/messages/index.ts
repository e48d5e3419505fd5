import { defineMessages } from '@vinlore/i18n';

/** What the calls of deletion and their mails say. */
export const deletionMessages = defineMessages({
  en: {
    'deletion.emailInvalid': 'Please enter a valid email address.',
    'deletion.messageMissing': 'Please enter a message.',
    'deletion.messageLong': 'This message is longer than 10,000 characters. Please shorten it.',
    'deletion.linkOver': 'This link is no longer good: it was used already, or its time is over.',
    'deletion.lastOwner':
      'We didn’t close anything: this account is the only owner of the {brand} staff desk. Add another owner first, then open this link again.',
    'deletion.notClosed': 'This account does not wait to be erased any more: it was opened again, or erased already.',
    'deletion.noMember': 'This brand has no such member. They may have been erased.',
    'deletion.ofStaff': 'This account is on the staff. Remove it from the team first.',
    'deletion.isClosed': 'This account is closed already. See the deletion requests.',
    'deletion.askedEnough': 'This member was asked three times in the last 24 hours. Try again tomorrow.',
    'deletion.confirmSubject': 'Do you want to delete your {brand} account?',
    'deletion.confirmBody':
      'We received a request to delete your {brand} account. Nothing has happened yet. If you want to go on, open the page below and confirm it there.',
    'deletion.confirmUntil': 'The link works once, until {day}. If you do nothing, your account stays as it is.',
    'deletion.confirmPlans':
      'A plan that renews ends as soon as you confirm. You won’t be charged again, and it stays ended even if you change your mind.',
    'deletion.confirmNotYou': 'You did not ask for this? Then there is nothing to do. Questions: {support}',
    'deletion.confirmAction': 'Confirm the deletion',
    'deletion.closedSubject': 'Your {brand} account is closed',
    'deletion.closedBody':
      'As you confirmed, your {brand} account is closed and you’re signed out everywhere. On {day} we’ll erase it with all your data.',
    'deletion.closedUndo':
      'Changed your mind? Until {day} the link below opens your account again, with everything in it. Plans that renewed have ended and stay ended; nothing more is charged for them.',
    'deletion.closedAction': 'Open my account again',
    'deletion.restoredSubject': 'Your {brand} account is open again',
    'deletion.restoredBody':
      'You opened your {brand} account again. Everything is where it was; sign in with the password you had. A plan that renewed ended when you closed the account: if you want it again, subscribe anew.',
    'deletion.restoredNotYou': 'It was not you? Write to {support} right away.',
    'deletion.reopenedBody':
      'Our support opened your {brand} account again, so it will not be erased. Everything is where it was; sign in with the password you had. A plan that renewed ended when you closed the account: if you want it again, subscribe anew.',
    'deletion.reopenedNotWanted': 'You did not ask us to? Write to {support}, or ask for its deletion once more.',
    'deletion.receiptSubject': 'Your {brand} account is deleted',
    'deletion.receiptBody':
      'We erased your {brand} account and all your data: your name, your email address, your phone number, your pictures, your logins, and the mails we sent you.',
    'deletion.receiptStays':
      'Stickers that you made can still be verified by their number, so that paper in other hands stays good. Nothing in them leads to you.',
    'deletion.receiptLast':
      'This is our last mail to you, and we did not keep your address. Thank you for having been here.',
    'deletion.supportSubject': 'Deletion request from {email}',
    'deletion.supportKnown':
      '{email} asks us to delete their account. The member was asked by mail to confirm. This is what they wrote:',
    'deletion.supportUnknown':
      '{email} asks us to delete an account, but there is no open account with this address, so no mail was sent to it. This is what they wrote:',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
