import { defineMessages } from '@vinlore/i18n';

/** Messages of the coupon calls. */
export const couponMessages = defineMessages({
  en: {
    'coupon.unknown': 'This code isn’t valid. Check the spelling, or continue without it.',
    'coupon.noPlan': 'This plan isn’t available. Choose another one.',
    'coupon.not-yet': 'This code isn’t active yet. Try again later, or continue without it.',
    'coupon.over': 'This code has expired. Continue without it.',
    'coupon.used-up': 'This code has reached its usage limit. Continue without it.',
    'coupon.notYours':
      'This code can’t be used with this email: it was already used or is for first purchases only. Continue without it.',
    'coupon.not-this-plan': 'This code is for other plans. Choose another plan, or continue without it.',
    'coupon.percent': '{percent}%',
    'coupon.good': '{first, select, yes {{off} off your first purchase.} other {{off} off.}}',
    'coupon.goodPlans': 'Valid for: {plans}.',
    'coupon.goodUntil': 'Valid through {day}.',
    'coupon.total': '{off} off: {total} instead of {price}.',
    'coupon.renewals':
      '{interval, select, year {After the first year, it’s {price} a year.} other {After the first month, it’s {price} a month.}}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
