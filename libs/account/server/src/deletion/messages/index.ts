import { defineMessages } from '@vinlore/i18n';

/** What the calls of deletion and their mails say. */
export const deletionMessages = defineMessages({
  en: {
    'deletion.emailInvalid': 'Please enter a valid email address.',
    'deletion.messageMissing': 'Please enter a message.',
    'deletion.messageLong': 'Your message is too long. Use 10,000 characters or fewer.',
    'deletion.linkOver': 'This link has expired or was already used.',
    'deletion.lastOwner':
      'Your account wasn’t closed because you’re the only owner of the {brand} staff desk. Add another owner first, then open this link again.',
    'deletion.notClosed': 'This account is no longer scheduled for deletion. It was reactivated or already deleted.',
    'deletion.noMember': 'Member not found. The account may have been deleted.',
    'deletion.ofStaff': 'This is a staff account. Remove it from the team first.',
    'deletion.isClosed': 'This account is already closed. See the deletion requests.',
    'deletion.askedEnough': 'We’ve already emailed this member three times in the last 24 hours. Try again tomorrow.',
    'deletion.confirmSubject': 'Confirm your {brand} account deletion',
    'deletion.confirmBody':
      'We received a request to delete your {brand} account. To continue, open the link below and confirm. Nothing is deleted until you do.',
    'deletion.confirmUntil': 'The link works once, until {day}. If you do nothing, your account stays as it is.',
    'deletion.confirmPlans':
      'When you confirm, renewing plans are canceled right away with no further charges. They stay canceled even if you change your mind.',
    'deletion.confirmNotYou': 'Didn’t request this? You can ignore this email.',
    'deletion.confirmAction': 'Confirm deletion',
    'deletion.closedSubject': 'Your {brand} account is closed',
    'deletion.closedBody':
      'As you requested, we closed your {brand} account and signed you out everywhere. On {day}, we’ll permanently delete it with all your data.',
    'deletion.closedUndo':
      'Changed your mind? Until {day}, you can reactivate your account with everything in it. Canceled plans won’t restart, and you won’t be charged for them again.',
    'deletion.closedAction': 'Reactivate my account',
    'deletion.restoredSubject': 'Your {brand} account is active again',
    'deletion.restoredBody':
      'You reactivated your {brand} account. Everything is as you left it, and your password is the same. Plans that were canceled when you closed the account didn’t restart. You can resubscribe anytime.',
    'deletion.restoredNotYou': 'Wasn’t you? Contact {support} right away.',
    'deletion.reopenedBody':
      'Our support team reactivated your {brand} account, so it won’t be deleted. Everything is as you left it, and your password is the same. Plans that were canceled when you closed the account didn’t restart. You can resubscribe anytime.',
    'deletion.reopenedNotWanted': 'Didn’t request this? Contact {support} or request deletion again.',
    'deletion.receiptSubject': 'Your {brand} account has been deleted',
    'deletion.receiptBody':
      'We permanently deleted your {brand} account and all your data: your name, email, phone number, pictures, sign-in details, and the emails we sent you.',
    'deletion.receiptStays':
      'Stickers you created can still be verified by number, so printed copies stay valid. Nothing on them identifies you.',
    'deletion.receiptLast':
      'This is the last email you’ll get from us; we haven’t kept your address. Thank you for being a member.',
    'deletion.supportSubject': 'Deletion request from {email}',
    'deletion.supportKnown':
      '{email} asked us to delete their account. We sent the member a confirmation link. Their message:',
    'deletion.supportUnknown':
      '{email} asked us to delete an account, but no open account uses this email, so we didn’t send a confirmation link. Their message:',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
