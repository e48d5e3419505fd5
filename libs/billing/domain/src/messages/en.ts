/** What is wrong with the terms of a coupon. */
export const en = {
  'couponTerms.either': 'A coupon takes off either percent or an amount. Choose one of them.',
  'couponTerms.noPlan': 'One of these plans is not on sale at this brand. Choose among those that are.',
  'couponTerms.past': 'The coupon would be over already. Choose an end that is to come, or none.',
  'couponTerms.period': 'The coupon would end before it begins. Check both moments; they are in UTC.',
  'couponTerms.usesInAll': 'A whole number from 1 to 10,000,000, or nothing: no limit.',
  'couponTerms.usesPerPerson': 'A whole number from 1 to 10,000,000, or nothing: no limit.',
  'couponTerms.usesApart': 'One person could use it more often than all together. Check both numbers.',
  'couponTerms.percent': 'Whole percent from 1 to 100.',
  'couponTerms.amount': 'The amount must be above zero, and at most 100,000.00. Check it.',
  'couponTerms.plansOfAmount': 'An amount is in a currency: name the plans that it is for.',
  'couponTerms.currencies': 'These plans are in different currencies. Make a coupon for each currency.',
  'couponTerms.overPrice':
    'The amount is more than one of these plans costs. Take at most {price} off, or leave that plan out.',
};
