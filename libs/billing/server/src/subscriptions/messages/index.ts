import { defineMessages } from '@vinlore/i18n';

/** What the subscription calls and their mails say. */
export const subscriptionMessages = defineMessages({
  en: {
    'subscription.none': 'We couldn’t find that subscription in your account. Reload the page to see yours.',
    'subscription.noPause.over': 'This subscription has already ended. Choose a plan to continue.',
    'subscription.noPause.ending': 'This plan is canceled. Undo the cancellation first, then pause it.',
    'subscription.noPause.past_due': 'The last payment didn’t go through. Change your card first, then pause.',
    'subscription.noPause.paused': 'This plan is already paused. Reload the page to see until when.',
    'subscription.noPause.yearly': 'Only plans paid by the month can be paused.',
    'subscription.noPause.switching': 'This plan is about to switch. Undo the switch first, then pause.',
    'subscription.noPause.renewing': 'This plan is about to renew, so it wasn’t paused. Try again in an hour.',
    'subscription.noPause.pending':
      'A payment for a switch is still on its way, so it wasn’t paused. Try again in a few minutes.',
    'subscription.noPause.changed':
      'The dates have changed since this page was opened, so it wasn’t paused. Check them and try again.',
    'subscription.over': 'This subscription has already ended. Choose a plan to continue.',
    'subscription.mailAction': 'See your subscription',
    'subscription.canceledSubject': 'Receipt: your plan “{plan}” is canceled',
    'subscription.canceledBody':
      '{by, select, staff {Our support team} other {You}} canceled “{plan}” at {brand} on {day}. It will not be charged again. What you paid for stays yours until {end}.',
    'subscription.canceledCredits': 'Credits that you have do not expire with it.',
    'subscription.canceledUndo': 'Changed your mind? Until {end} you can take the cancellation back on the page below.',
    'subscription.keptSubject': 'Your plan “{plan}” goes on',
    'subscription.keptBody':
      '{by, select, staff {Our support team} other {You}} took back the cancellation of “{plan}” at {brand}. It renews on {end} for {price}. You can cancel it again at any time.',
    'subscription.switchSubject': 'Your plan changes on {end}',
    'subscription.switchBody':
      '{by, select, staff {Our support team switched you} other {You switched}} from “{plan}” to “{next}” at {brand}. “{plan}” stays yours until {end}. On that day “{next}” begins, and {price} is charged.',
    'subscription.switchUndo': 'Changed your mind? Until {end} you can undo the switch on the page below.',
    'subscription.switchUndone':
      '{by, select, staff {Our support team} other {You}} undid the switch at {brand}. “{plan}” renews on {end} for {price}, as before. You can switch again at any time.',
    'subscription.canceledPaused':
      '{by, select, staff {Our support team} other {You}} canceled “{plan}” at {brand} on {day}, while it was paused. It has ended and won’t be charged again.',
    'subscription.pausedSubject': 'Your plan “{plan}” is paused',
    'subscription.pausedBody':
      '{by, select, staff {Our support team} other {You}} paused “{plan}” at {brand}. Nothing is charged before {payment}. On that day it resumes, and {price} is charged.',
    'subscription.pausedOpen':
      '{by, select, staff {Our support team} other {You}} paused “{plan}” at {brand}. Nothing is charged until you resume it.',
    'subscription.pausedPaid': 'What you’ve paid for is yours until {end}.',
    'subscription.pausedCredits': 'You keep the credits you have.',
    'subscription.pausedUndo': 'You can resume or cancel it at any time on the page below.',
    'subscription.resumedSubject': 'Your plan “{plan}” resumes',
    'subscription.resumedBody':
      '{by, select, staff {Our support team} other {You}} resumed “{plan}” at {brand}. The next payment of {price} is on {payment}, and it renews from then on as before.',
    'subscription.resumesSubject': 'Your plan “{plan}” resumes on {payment}',
    'subscription.resumesBody':
      'Your plan “{plan}” at {brand} resumes on {payment}. We’ll charge {price} to your saved payment method.',
    'subscription.againSubject': 'Your plan “{plan}” is running again',
    'subscription.againBody':
      'Your plan “{plan}” at {brand} is active again. {price} was charged on {day}. The next payment is on {end}.',
    'subscription.notAsked': 'If you didn’t ask for this, write to {support}.',
    'subscription.reminderSubject': 'Your plan “{plan}” renews on {end}',
    'subscription.reminderBody':
      'Your plan “{plan}” at {brand} renews on {end}. {price} will then be charged the way you paid before.',
    'subscription.reminderOut':
      'If you want it to go on, there is nothing to do. If not, cancel it on the page below before that day, in two clicks; then nothing is charged.',
    'subscription.failedSubject': 'We could not renew your plan “{plan}”',
    'subscription.failedBody':
      'Your plan “{plan}” at {brand} was to renew, but {price} could not be charged. What you paid for before is not affected, and credits that you have stay yours.',
    'subscription.failedNext':
      'We try again on {day}. Please see to it that the card you paid with is good by then: most often it has expired or its limit is reached.',
    'subscription.failedOther': 'Or change your card on the page below. The next try is made with the new one.',
    'subscription.cardSubject': 'The card for your plan “{plan}” was changed',
    'subscription.cardBody':
      'You changed the card that pays for “{plan}” at {brand}. The next payment of {price} is charged to the new one.',
    'subscription.cardNotYou': 'If that wasn’t you, change your password and write to {support}.',
    'subscription.cardOnPage': 'You enter the card on our payment service’s own page. Reload this page to get there.',
    'subscription.cardToken': 'Choose a card: send a payment_token.',
    'subscription.cardDeclined': 'That card was declined, and the plan renews as before. Try another card.',
    'subscription.cardDown': 'Our payment service doesn’t answer, so nothing was changed. Try again in a few minutes.',
    'subscription.givenUpSubject': 'Your plan “{plan}” has ended',
    'subscription.givenUpBody':
      'Your plan “{plan}” at {brand} has ended, because its renewal for {price} could not be charged. Nothing more will be tried.',
    'subscription.endedBody': 'Your plan “{plan}” at {brand} has ended. It will not be charged again.',
    'subscription.endedAgain':
      'Credits that you have stay yours. To go on with the plan, choose it again on the page below.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
