/** Texts of buying, and of what was bought. */
export const en = {
  'billing.choosePlan': 'Choose a plan',
  'billing.each.report': '{price} each',
  'billing.each.sticker': '{price} each',
  'billing.once': 'once',
  'billing.per.month': 'a month',
  'billing.per.year': 'a year',
  'billing.holds.report': '{count, plural, one {# vehicle history report} other {# vehicle history reports}}',
  'billing.holds.sticker': '{count, plural, one {# window sticker} other {# window stickers}}',
  'billing.fairUse.report':
    'As many reports as you need, meant for up to {limit} {interval, select, year {a year} other {a month}}',
  'billing.fairUse.sticker':
    'As many stickers as you need, meant for up to {limit} {interval, select, year {a year} other {a month}}',
  'billing.renews.month': 'Renews each month at {price} until you cancel.',
  'billing.renews.year': 'Renews each year at {price} until you cancel.',

  'billing.summary': 'Your order',
  'billing.for': 'For {vehicle}',
  'billing.discount': 'Coupon {code}',
  'billing.today': 'To pay today',
  'billing.noRenewal': 'Paid once. Nothing renews.',
  'billing.noExpiry': 'Paid once. Nothing renews, and credits do not expire.',
  'billing.nextPayment': 'Next payment: {price} on {date}.',
  'billing.wayOut': 'Cancel in two clicks under Subscription; it then ends with the period you have paid for.',
  'billing.creditsStay': 'Credits that you do not use stay yours.',
  'billing.beyond.report': 'Beyond that we ask before making more reports.',
  'billing.beyond.sticker': 'Beyond that we ask before making more stickers.',

  'billing.coupon': 'Coupon',
  'billing.couponOpen': 'I have a coupon',
  'billing.couponUse': 'Use it',
  'billing.couponRemove': 'Remove',
  'billing.couponChecking': 'Checking …',
  'billing.couponBad': 'A coupon is 2 to 40 letters, digits or hyphens.',
  'billing.couponEmail': 'Fill in your e-mail first: a coupon may be for one person.',

  'billing.email': 'Your e-mail',
  'billing.emailHint': 'Receipt and documents go there.',
  'billing.emailBad': 'This is not a complete e-mail address.',

  'billing.testCard': 'Test card',
  'billing.sandbox': 'Payments are only pretended here',
  'billing.sandboxText': 'Choose a test card. No money moves.',
  'billing.payOnPage': 'You pay on the payment service’s own page. We never see the number of your card.',
  'billing.noGateway': 'Nothing can be paid just now',
  'billing.noGatewayText': 'The payment service is not set up. Nothing is charged; please come back later.',

  'billing.payAndMake.sticker':
    '{free, select, yes {Make the sticker, nothing to pay} other {Pay {price} and make the sticker}}',
  'billing.payAndMake.report':
    '{free, select, yes {Make the report, nothing to pay} other {Pay {price} and make the report}}',
  'billing.payFor.sticker': 'Pay {price} for {count, plural, one {# sticker} other {# stickers}}',
  'billing.payFor.report': 'Pay {price} for {count, plural, one {# report} other {# reports}}',
  'billing.paySubscribe': 'Pay {price} and subscribe',
  'billing.paying': 'Paying …',
  'billing.unknown': 'No answer came to your payment',
  'billing.unknownText':
    'It may have arrived. Check your connection and press the button once more: you are charged once, not twice.',
} as const;
