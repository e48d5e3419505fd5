import { defineMessages } from '@vinlore/i18n';

/** What the coupon calls say. */
export const couponMessages = defineMessages({
  en: {
    'coupon.unknown': 'We don’t know this code. Check the spelling, or go on without it.',
    'coupon.noPlan': 'This plan is not on offer. Choose another one.',
    'coupon.not-yet': 'This code is not valid yet. Try it later, or go on without it.',
    'coupon.over': 'This code has expired. Go on without it.',
    'coupon.used-up': 'This code has been used as often as it can be. Go on without it.',
    'coupon.notYours':
      'This code can’t be used with this email address: it was used before, or is for a first purchase. Go on without it.',
    'coupon.not-this-plan': 'This code is for other plans. Choose another plan, or go on without it.',
    'coupon.percent': '{percent}%',
    'coupon.good': '{first, select, yes {{off} off your first purchase.} other {{off} off.}}',
    'coupon.goodPlans': 'For: {plans}.',
    'coupon.goodUntil': 'Good through {day}.',
    'coupon.total': '{off} off: {total} instead of {price}.',
    'coupon.renewals':
      '{interval, select, year {After the first year it is {price} a year.} other {After the first month it is {price} a month.}}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
