import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about members say, and mails that follow them. */
export const membersDeskMessages = defineMessages({
  en: {
    'members.none': 'This brand has no such member. They may have been erased.',
    'members.noDealer': 'This member never registered as a dealer.',
    'members.ofStaff': 'This account is on the staff: only an owner ends its sessions.',
    'members.judgeStaff': 'This account is on the staff. Remove it from the team first.',
    'members.suspendClosed': 'This account is closed already. See the deletion requests.',
    'members.emailClosed': 'This account is closed. Open it again first.',
    'members.emailSame': 'This is the account’s email already.',
    'members.emailTaken':
      '{email} belongs to another account of this brand. Search for it under Members: it may be closed, or hold only purchases.',
    'members.emailReserved':
      '{email} was another account’s until lately, and its owner can still take it back. Try again in three days.',
    'members.emailOwn': 'This is an email of your own. Ask a colleague to do it.',
    'members.emailWaits': 'Another change waits: to {email}. Take it back first.',
    'members.emailNoneWaits': 'No email change is waiting any more. Reload the page.',
    'members.emailTooOften': 'This account had enough new emails today. Try again tomorrow.',
    'members.viewClosed': 'This account is closed: its member sees nothing.',
    'members.viewSuspended': 'This member is suspended and sees nothing. Lift the suspension first.',
    'members.viewHolder': 'This buyer has no account yet, so there are no pages to see.',
    'members.viewedSubject': 'Support looked at your {brand} account',
    'members.viewedBody':
      'On {day}, our support opened your {brand} account to see your pages as you see them. The view ends after 15 minutes at most.',
    'members.viewedReadOnly':
      'It is read-only: nothing can be changed, bought, or downloaded in it, and it shows no password or key.',
    'members.viewedReason': 'Reason: {reason}',
    'members.viewedAsk': 'Didn’t you ask for help? Write to {support}.',
    'members.suspendedSubject': 'Your {brand} account is suspended',
    'members.suspendedBody': 'We’ve suspended your account at {brand}. You can’t sign in until we lift the suspension.',
    'members.suspendedPlans':
      'Plans that renew are canceled and won’t be charged again. Emails about your vehicles have stopped.',
    'members.suspendedStays':
      'What you paid for stays yours: the links in our emails still open your orders and documents.',
    'members.suspendedAsk': 'To ask why, or if you think this is a mistake, write to {support}.',
    'members.liftedSubject': 'Your {brand} account is open again',
    'members.liftedBody': 'We’ve lifted the suspension of your account at {brand}. You can sign in again.',
    'members.liftedPlans':
      'Plans stay canceled and emails about your vehicles stay off until you turn them on again in your account.',
    'members.liftedAction': 'Sign in',
    'members.mergeSelf': 'This is the same account. Enter the email of the other one.',
    'members.mergeNone': 'No account of this brand has the email {email}. Check it for typos.',
    'members.mergeClosed': '{email} is closed or is being deleted. Stop the deletion first.',
    'members.mergeSuspended': '{email} is suspended. Lift the suspension first.',
    'members.mergeEmail': '{email} is being changed, or was changed less than three days ago. Try again later.',
    'members.mergeHolder': '{email} holds only purchases. Open the other account and merge this one into it.',
    'members.mergeOwn': 'One of these accounts is yours. Ask a colleague to approve it.',
    'members.merge.same-plan':
      'Both accounts have a plan of the same kind. Cancel the one of {email} first, and let it end.',
    'members.merge.list-runs': 'A list of {email} is still being worked through. Try again once it is done.',
    'members.mergedSubject': 'Your {brand} accounts are now one',
    'members.mergedAway':
      'Our support merged this account into your account {other} at {brand}. Sign in with that email from now on: this one no longer opens an account.',
    'members.mergedInto':
      'Our support merged your account {other} into this one at {brand}. Keep signing in as you do.',
    'members.mergedMoves':
      'Orders, credits, plans, documents, saved vehicles, and messages of both are there together. Links and verification of your documents keep working.',
    'members.mergedAsk': 'Didn’t you ask for this? Write to {support} right away.',
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
