import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about members say, and mails that follow them. */
export const membersDeskMessages = defineMessages({
  en: {
    'members.none': 'Member not found. The account may have been deleted.',
    'members.noDealer': 'This member never registered as a dealer.',
    'members.ofStaff': 'This is a staff account. Only an owner can sign it out.',
    'members.judgeStaff': 'This is a staff account. Remove it from the team first.',
    'members.suspendClosed': 'This account is already closed. See the deletion requests.',
    'members.emailClosed': 'This account is closed. Reactivate it first.',
    'members.emailSame': 'This account already uses that email.',
    'members.emailTaken':
      '{email} belongs to another account at this brand, which may be closed or have only guest purchases. Search for it under Members.',
    'members.emailReserved':
      '{email} recently belonged to another account, and its owner can still restore it. Try again in three days.',
    'members.emailOwn': 'This is your own email. Ask a colleague to make the change.',
    'members.emailWaits': 'A change to {email} is already pending. Cancel it first.',
    'members.emailNoneWaits': 'No email change is pending anymore. Reload the page.',
    'members.emailTooOften': 'This account has reached today’s limit for email changes. Try again tomorrow.',
    'members.viewClosed': 'This account is closed, so there’s nothing to view.',
    'members.viewSuspended': 'This member is suspended, so there’s nothing to view. Lift the suspension first.',
    'members.viewHolder': 'This buyer doesn’t have an account yet, so there’s nothing to view.',
    'members.viewedSubject': 'Support viewed your {brand} account',
    'members.viewedBody':
      'On {day}, our support team opened a view of your {brand} account to see your pages as you see them. A view lasts 15 minutes at most.',
    'members.viewedReadOnly':
      'The view is read-only. Support can’t change, buy, or download anything, and can’t see passwords or keys.',
    'members.viewedReason': 'Reason: {reason}',
    'members.viewedAsk': 'Didn’t ask for help? Contact {support}.',
    'members.suspendedSubject': 'Your {brand} account is suspended',
    'members.suspendedBody': 'We’ve suspended your {brand} account. You can’t sign in until the suspension is lifted.',
    'members.suspendedPlans':
      'Renewing plans were canceled and won’t be charged again. Emails about your vehicles were turned off.',
    'members.suspendedStays':
      'You keep everything you’ve paid for. The links in our emails still open your orders and documents.',
    'members.suspendedAsk': 'To find out why, or if you think this is a mistake, contact {support}.',
    'members.liftedSubject': 'Your {brand} account is active again',
    'members.liftedBody': 'We’ve lifted the suspension on your {brand} account. You can sign in again.',
    'members.liftedPlans':
      'Your plans are still canceled, and emails about your vehicles stay off until you turn them on again in your account.',
    'members.liftedAction': 'Sign in',
    'members.mergeSelf': 'That’s the email of this account. Enter the other account’s email.',
    'members.mergeNone': 'No account at this brand uses {email}. Check for typos.',
    'members.mergeClosed': '{email} is closed or is being deleted. Reactivate the account first.',
    'members.mergeSuspended': '{email} is suspended. Lift the suspension first.',
    'members.mergeEmail': '{email} has an email change that’s pending or less than three days old. Try again later.',
    'members.mergeHolder': '{email} has purchases but no account. Open the other account and merge {email} into it.',
    'members.mergeOwn': 'One of these accounts is yours. Ask a colleague to approve this.',
    'members.merge.same-plan':
      'Both accounts have the same kind of plan. Cancel {email}’s plan first and wait until it ends.',
    'members.merge.list-runs': 'A list from {email} is still being processed. Try again when it’s done.',
    'members.mergedSubject': 'Your {brand} accounts were merged',
    'members.mergedAway':
      'Our support team merged this account into your account {other} at {brand}. From now on, sign in with that email. You can’t sign in with this email anymore.',
    'members.mergedInto': 'Our support team merged your account {other} into this {brand} account. Sign in as usual.',
    'members.mergedMoves':
      'Orders, credits, plans, documents, saved vehicles, and messages from both accounts are now together. Your document links and verification pages still work.',
    'members.mergedAsk': 'Didn’t request this? Contact {support} right away.',
    'members.reasonMissing': 'Enter a reason.',
    'members.reasonLong': 'Use 300 characters or fewer.',
    'members.searchShort': 'Enter at least 3 letters or numbers in a row',
    'members.withdrawnSubject': 'Your {brand} dealer status was revoked',
    'members.withdrawnBody':
      'We’ve revoked your dealer status at {brand}. You no longer have access to dealer plans, VIN lists, or inventory, and your logo no longer appears on new stickers.',
    'members.withdrawnReason': 'Reason: {reason}',
    'members.withdrawnStays':
      'You keep your account, your credits, and everything you’ve created. If you think this is a mistake, contact {support}.',
    'members.againSubject': 'Your {brand} dealer status was restored',
    'members.againBody': 'We’ve restored your dealer status. You have access to all dealer features at {brand} again.',
    'members.againAction': 'View dealer account',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
