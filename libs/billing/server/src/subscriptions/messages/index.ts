import { defineMessages } from '@vinlore/i18n';

/** Messages and emails of the subscription calls. */
export const subscriptionMessages = defineMessages({
  en: {
    'subscription.none': 'We couldn’t find that subscription in your account. Reload the page to see yours.',
    'subscription.noPause.over': 'This subscription has ended. To continue, choose a plan again.',
    'subscription.noPause.ending': 'This plan is canceled. Undo the cancellation first, then pause it.',
    'subscription.noPause.past_due': 'The last payment didn’t go through. Change your card first, then pause.',
    'subscription.noPause.paused': 'This plan is already paused. Reload the page for details.',
    'subscription.noPause.yearly': 'Only monthly plans can be paused.',
    'subscription.noPause.switching': 'You’ve scheduled a plan change. Undo it first, then pause your plan.',
    'subscription.noPause.renewing': 'This plan is about to renew, so it wasn’t paused. Try again in an hour.',
    'subscription.noPause.pending':
      'A payment for a plan change is still processing, so the plan wasn’t paused. Try again in a few minutes.',
    'subscription.noPause.changed':
      'The dates have changed since you opened this page, so the plan wasn’t paused. Check them and try again.',
    'subscription.over': 'This subscription has ended. To continue, choose a plan again.',
    'subscription.mailAction': 'View your subscription',
    'subscription.canceledSubject': 'Your “{plan}” plan is canceled',
    'subscription.canceledBody':
      '{by, select, staff {Our support team} other {You}} canceled “{plan}” at {brand} on {day}. You won’t be charged again. What you paid for stays active until {end}.',
    'subscription.canceledCredits': 'Your credits don’t expire when the plan ends.',
    'subscription.canceledUndo': 'Changed your mind? You can undo the cancellation until {end} using the link below.',
    'subscription.keptSubject': 'Your “{plan}” plan will continue',
    'subscription.keptBody':
      '{by, select, staff {Our support team} other {You}} undid the cancellation of “{plan}” at {brand}. It renews on {end} for {price}. You can cancel again anytime.',
    'subscription.switchSubject': 'Your plan changes on {end}',
    'subscription.switchBody':
      '{by, select, staff {Our support team switched you} other {You switched}} from “{plan}” to “{next}” at {brand}. “{plan}” stays active until {end}. On that day, “{next}” starts and you’ll be charged {price}.',
    'subscription.switchUndo': 'Changed your mind? You can undo the plan change until {end} using the link below.',
    'subscription.switchUndone':
      '{by, select, staff {Our support team} other {You}} undid the plan change at {brand}. “{plan}” renews on {end} for {price}, as before. You can switch again anytime.',
    'subscription.canceledPaused':
      '{by, select, staff {Our support team} other {You}} canceled “{plan}” at {brand} on {day}, while it was paused. It has ended and won’t be charged again.',
    'subscription.pausedSubject': 'Your “{plan}” plan is paused',
    'subscription.pausedBody':
      '{by, select, staff {Our support team} other {You}} paused “{plan}” at {brand}. You won’t be charged before {payment}. On that day, it resumes and you’ll be charged {price}.',
    'subscription.pausedOpen':
      '{by, select, staff {Our support team} other {You}} paused “{plan}” at {brand}. You won’t be charged until you resume it.',
    'subscription.pausedPaid': 'You’ve already paid through {end}.',
    'subscription.pausedCredits': 'You keep the credits you have.',
    'subscription.pausedUndo': 'You can resume or cancel anytime using the link below.',
    'subscription.resumedSubject': 'Your “{plan}” plan will resume',
    'subscription.resumedBody':
      '{by, select, staff {Our support team} other {You}} resumed “{plan}” at {brand}. The next payment of {price} is on {payment}. The plan then renews as usual.',
    'subscription.resumesSubject': 'Your “{plan}” plan resumes on {payment}',
    'subscription.resumesBody':
      'Your “{plan}” plan at {brand} resumes on {payment}. We’ll charge {price} to your saved payment method.',
    'subscription.againSubject': 'Your “{plan}” plan is active again',
    'subscription.againBody':
      'Your “{plan}” plan at {brand} is active again. You were charged {price} on {day}. Your next payment is on {end}.',
    'subscription.notAsked': 'If you didn’t request this, contact {support}.',
    'subscription.reminderSubject': 'Your “{plan}” plan renews on {end}',
    'subscription.reminderBody':
      'Your “{plan}” plan at {brand} renews on {end}. We’ll charge {price} to your saved payment method.',
    'subscription.reminderOut':
      'To keep your plan, you don’t need to do anything. To cancel, use the link below before that day. It takes two clicks, and you won’t be charged.',
    'subscription.failedSubject': 'We couldn’t renew your “{plan}” plan',
    'subscription.failedBody':
      'Your “{plan}” plan at {brand} was due to renew, but we couldn’t charge {price}. What you’ve already paid for isn’t affected, and you keep your credits.',
    'subscription.failedNext':
      'We’ll try again on {day}. Make sure your card works by then: it may have expired or reached its limit.',
    'subscription.failedOther': 'Or change your card using the link below. We’ll use the new one for the next attempt.',
    'subscription.cardSubject': 'Card changed for your “{plan}” plan',
    'subscription.cardBody':
      'You changed the card for “{plan}” at {brand}. The next payment of {price} will be charged to the new card.',
    'subscription.cardNotYou': 'If that wasn’t you, change your password and contact {support}.',
    'subscription.cardOnPage': 'You enter your card on our payment service’s page. Reload this page to continue.',
    'subscription.cardToken': 'Choose a card: send a payment_token.',
    'subscription.cardDeclined': 'That card was declined. Your plan renews as before. Try another card.',
    'subscription.cardDown':
      'Our payment service isn’t responding, so nothing was changed. Try again in a few minutes.',
    'subscription.givenUpSubject': 'Your “{plan}” plan has ended',
    'subscription.givenUpBody':
      'Your “{plan}” plan at {brand} has ended because we couldn’t charge {price} for its renewal. We won’t try again.',
    'subscription.endedBody': 'Your “{plan}” plan at {brand} has ended. You won’t be charged again.',
    'subscription.endedAgain': 'You keep your credits. To subscribe again, use the link below.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
