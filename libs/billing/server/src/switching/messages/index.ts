import { defineMessages } from '@vinlore/i18n';

/** Messages of the plan switch calls. */
export const switchMessages = defineMessages({
  en: {
    'switch.none': 'We couldn’t find that subscription in your account. Reload the page to see yours.',
    'switch.noPlan': 'You can’t switch to this plan. Reload the page to see the plans you can choose.',
    'switch.over': 'This subscription has ended, so nothing was charged. Choose a plan to start again.',
    'switch.ending': 'This plan is canceled, so nothing was charged. To switch plans, undo the cancellation.',
    'switch.past_due': 'The last payment didn’t go through. Change your card first, then switch.',
    'switch.paused':
      'This plan is paused, so nothing was charged. Resume it first, then switch after the next payment.',
    'switch.renewing': 'This plan is about to renew, so nothing was changed. Try again in an hour.',
    'switch.held':
      'You already have an unlimited plan of this type, or its payment is processing. Nothing was charged.',
    'switch.pending':
      'A payment for another plan change is still processing, so nothing was charged. Try again in a few minutes.',
    'switch.changed':
      'The amount has changed since you opened this page, so nothing was charged. Check it and confirm again.',
    'switch.declined':
      'Your card was declined, so nothing was charged and “{plan}” continues as before. Change your card and try again.',
    'switch.down': 'Our payment service isn’t available, so nothing was charged. Try again in a few minutes.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
