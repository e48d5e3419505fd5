import { defineMessages } from '@vinlore/i18n';

/** Messages of the staff desk's subscription calls. */
export const subscriptionDeskMessages = defineMessages({
  en: {
    'subscriptionDesk.none': 'This member doesn’t have that subscription at this brand. Reload the page.',
    'subscriptionDesk.noPlan': 'This plan isn’t available to the member. Reload the page to see available plans.',
    'subscriptionDesk.over': 'This subscription has ended. Nothing was changed.',
    'subscriptionDesk.suspended': 'This member is suspended and can’t be charged. Lift the suspension first.',
    'subscriptionDesk.ending': 'This plan is canceled, so nothing was charged. To switch plans, undo the cancellation.',
    'subscriptionDesk.past_due':
      'The last payment didn’t go through, so nothing was charged. The member needs to change their card first.',
    'subscriptionDesk.noPause.over': 'This subscription has ended. Nothing was changed.',
    'subscriptionDesk.noPause.ending': 'This plan is canceled. Undo the cancellation first, then pause it.',
    'subscriptionDesk.noPause.past_due':
      'The last payment didn’t go through, so the plan wasn’t paused. The member needs to change their card first.',
    'subscriptionDesk.noPause.paused': 'This plan is already paused. Reload the page for details.',
    'subscriptionDesk.noPause.yearly': 'Only monthly plans can be paused.',
    'subscriptionDesk.noPause.switching': 'This plan has a scheduled change. Undo the plan change first, then pause.',
    'subscriptionDesk.noPause.renewing': 'This plan is about to renew and wasn’t paused. Try again in an hour.',
    'subscriptionDesk.noPause.pending':
      'A payment for a plan change is still processing, so the plan wasn’t paused. Try again in a few minutes.',
    'subscriptionDesk.noPause.changed': 'The dates have changed, so the plan wasn’t paused. Check them and try again.',
    'subscriptionDesk.paused':
      'This plan is paused, so nothing was charged. Resume it first, then switch after the next payment.',
    'subscriptionDesk.renewing': 'This plan is about to renew, so nothing was changed. Try again in an hour.',
    'subscriptionDesk.held':
      'The member already has an unlimited plan of this type or is paying for one. Nothing was charged.',
    'subscriptionDesk.pending':
      'A payment for another plan change is still processing, so nothing was charged. Try again in a few minutes.',
    'subscriptionDesk.changed': 'The amount has changed, so nothing was charged. Check it and confirm again.',
    'subscriptionDesk.declined':
      'The member’s card was declined, so nothing was charged and “{plan}” continues as before.',
    'subscriptionDesk.down': 'The payment service isn’t available, so nothing was charged. Try again in a few minutes.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
