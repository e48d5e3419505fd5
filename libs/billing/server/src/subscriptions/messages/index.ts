import { defineMessages } from '@vinlore/i18n';

/** What the subscription calls and their mails say. */
export const subscriptionMessages = defineMessages({
  en: {
    'subscription.none': 'We found no such subscription in your account. Reload the page to see those that are.',
    'subscription.over': 'This subscription is over already. To go on, choose a plan again.',
    'subscription.mailAction': 'See your subscription',
    'subscription.canceledSubject': 'Receipt: your plan “{plan}” is canceled',
    'subscription.canceledBody':
      'You canceled “{plan}” at {brand} on {day}. It will not be charged again. What you paid for stays yours until {end}.',
    'subscription.canceledCredits': 'Credits that you have do not expire with it.',
    'subscription.canceledUndo': 'Changed your mind? Until {end} you can take the cancellation back on the page below.',
    'subscription.keptSubject': 'Your plan “{plan}” goes on',
    'subscription.keptBody':
      'You took back the cancellation of “{plan}” at {brand}. It renews on {end} for {price}. You can cancel it again at any time.',
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
    'subscription.failedOther':
      'Would you rather pay another way? Cancel the plan on the page below and choose it again with another card.',
    'subscription.givenUpSubject': 'Your plan “{plan}” has ended',
    'subscription.givenUpBody':
      'Your plan “{plan}” at {brand} has ended, because its renewal for {price} could not be charged. Nothing more will be tried.',
    'subscription.endedBody': 'Your plan “{plan}” at {brand} has ended. It will not be charged again.',
    'subscription.endedAgain':
      'Credits that you have stay yours. To go on with the plan, choose it again on the page below.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
