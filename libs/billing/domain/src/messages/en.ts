/** What is wrong with the terms of a coupon. */
export const en = {
  'couponTerms.either': 'Choose either a percentage or a fixed amount.',
  'couponTerms.noPlan': 'One of these plans isn’t for sale at this brand. Choose only plans that are for sale.',
  'couponTerms.past': 'The end date has passed. Choose one in the future, or leave it blank.',
  'couponTerms.period': 'The end must be after the start. Both are in UTC.',
  'couponTerms.usesInAll': 'Enter a whole number from 1 to 10,000,000, or leave it blank for no limit.',
  'couponTerms.usesPerPerson': 'Enter a whole number from 1 to 10,000,000, or leave it blank for no limit.',
  'couponTerms.usesApart': 'The limit per person can’t be higher than the total limit.',
  'couponTerms.percent': 'Enter a whole number from 1 to 100.',
  'couponTerms.amount': 'Enter an amount above 0, up to 100,000.00.',
  'couponTerms.plansOfAmount': 'Choose the plans this amount applies to.',
  'couponTerms.currencies': 'These plans use different currencies. Create one coupon per currency.',
  'couponTerms.overPrice':
    'The discount exceeds the price of one of these plans. Enter {price} or less, or deselect that plan.',
};
