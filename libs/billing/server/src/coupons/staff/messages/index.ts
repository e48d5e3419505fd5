import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls on coupons say. */
export const couponDeskMessages = defineMessages({
  en: {
    'couponDesk.none': 'This brand has no such coupon.',
    'couponDesk.taken':
      'There is, or was, a coupon {code} at this brand. What was promised under a code stays as it is: choose another one.',
    'couponDesk.percent': 'A coupon takes off a whole number of percent from 1 to 100. Choose one of these.',
    'couponDesk.amount': 'The amount must be above zero, and at most 100,000.00. Check it.',
    'couponDesk.either': 'A coupon takes off either percent or an amount. Choose one of them.',
    'couponDesk.plansOfAmount': 'An amount is in a currency: name the plans that it is for.',
    'couponDesk.noPlan': 'One of these plans is not on sale at this brand. Choose among those that are.',
    'couponDesk.currencies': 'These plans are in different currencies. Make a coupon for each currency.',
    'couponDesk.overPrice': 'The amount is more than one of these plans costs. Take less off, or leave that plan out.',
    'couponDesk.period': 'The coupon would end before it begins. Check both moments; they are in UTC.',
    'couponDesk.past': 'The coupon would be over already. Choose an end that is to come, or none.',
    'couponDesk.uses': 'One person could use it more often than all together. Check both numbers.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
