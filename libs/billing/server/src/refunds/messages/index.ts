import { defineMessages } from '@vinlore/i18n';

/** What the refund call and its mail say. */
export const refundMessages = defineMessages({
  en: {
    'refund.own-order': 'This is your own order. Ask a colleague to refund it.',
    'refund.no-order':
      'This brand has no such order. Check its number, and that you are at the brand where it was bought.',
    'refund.waits':
      'The refund of {amount} waits for a second person; nothing is given yet. It stands at /staff/approvals and among the refunds.',
    'refund.other-key':
      'Another refund was sent under this key before, and that one counts. Look at the order; a further refund takes a new key.',
    'refund.unpaid': 'This order was never paid, so there’s nothing to refund.',
    'refund.nothing-left': 'There’s nothing left to refund: the order was free or is already refunded.',
    'refund.too-late': 'The {days} days in which one may ask without a reason are over.',
    'refund.used':
      'What this order paid for has been used. Unused documents in a bundle can be refunded; a renewal only if nothing was used since.',
    'refund.runs-out':
      'The first period of a subscription runs to its end and can be canceled anytime. Only renewals can be refunded.',
    'refund.none-made': 'No document was made with this order’s credits, so none can be wrong.',
    'refund.changed':
      'Something of this order has changed since you looked at it, such as another refund or a credit that was used. Look at it again.',
    'refund.too-much': 'Only {left} of this order is left to refund. Choose that or less.',
    'refund.waiting':
      'A refund of this order waits for a second person already. Have it decided, or withdraw it first.',
    'refund.not-waiting': 'This refund does not wait any more: it was given, declined or withdrawn.',
    'refund.noRequest': 'No such refund waits at this brand.',
    'refund.later': 'The payment service does not answer. The refund is noted and is tried again by itself.',
    'refund.mailSubject': 'You get {amount} back',
    'refund.mailBody':
      'We are giving you {amount} back for “{plan}” at {brand}. It goes back the way you paid; how long your bank takes to show it is up to the bank.',
    'refund.mailCredits':
      '{credits, plural, one {The unused credit of that purchase is no longer in your account.} other {The # unused credits of that purchase are no longer in your account.}}',
    'refund.mailEnded': 'The plan has ended and will not be charged again.',
    'refund.noFailed': 'This brand has no refund of this number that came back.',
    'refund.settled': 'This refund was given another way already, or closed. Look at the order again.',
    'refund.failedSubject': 'Your refund of {amount} didn’t reach you',
    'refund.failedBody':
      'Your bank sent back the {amount} that we refunded for “{plan}” at {brand}. You’ll still get it: we’ll pay it another way.',
    'refund.failedCredits':
      '{credits, plural, one {Until then the credit of that purchase is in your account again.} other {Until then the # credits of that purchase are in your account again.}}',
    'refund.failedNext': 'Write to {support} to tell us how you’d like to receive it.',
    'refund.failedNote': 'See the document',
    'refund.mailOther': 'We are giving you {amount} back for “{plan}” at {brand}, the way we agreed with you.',
    'refund.mailNote': 'See the credit note',
    'refund.mailOrders': 'See your orders',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
