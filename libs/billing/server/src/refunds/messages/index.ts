import { defineMessages } from '@vinlore/i18n';

/** Messages of the refund call and its email. */
export const refundMessages = defineMessages({
  en: {
    'refund.own-order': 'You can’t refund your own order. Ask a colleague.',
    'refund.no-order': 'Order not found at this brand. Check the number and make sure you’re on the right brand.',
    'refund.waits':
      'The {amount} refund is pending approval. Nothing has been refunded yet. Find it at /staff/approvals and under Refunds.',
    'refund.other-key':
      'This key was already used for a different refund, and that refund is unchanged. Check the order, then try again with a new key.',
    'refund.unpaid': 'This order was never paid, so there’s nothing to refund.',
    'refund.nothing-left': 'There’s nothing left to refund: the order was free or has been fully refunded.',
    'refund.too-late': 'The {days}-day window for refunds without a reason has passed.',
    'refund.used':
      'This order has been used. In a bundle, only unused documents can be refunded. A renewal can be refunded only if nothing has been used since.',
    'refund.runs-out':
      'The first period of a subscription isn’t refundable, but the plan can be canceled anytime. Only renewals can be refunded.',
    'refund.none-made': 'No documents were created with this order’s credits, so none can be incorrect.',
    'refund.changed':
      'This order has changed, for example because of another refund or a used credit. Check it and try again.',
    'refund.too-much': 'Only {left} of this order can still be refunded. Enter that amount or less.',
    'refund.waiting':
      'A refund for this order is already pending approval. It must be approved, declined, or withdrawn first.',
    'refund.not-waiting': 'This refund is no longer pending: it was issued, declined, or withdrawn.',
    'refund.noRequest': 'There’s no pending refund with this ID at this brand.',
    'refund.later': 'The payment service isn’t responding. The refund is saved and will be retried automatically.',
    'refund.mailSubject': 'Your {amount} refund',
    'refund.mailBody':
      'We’re refunding {amount} for “{plan}” at {brand} to your original payment method. How soon it appears depends on your bank.',
    'refund.mailCredits':
      '{credits, plural, one {The unused credit from that purchase is no longer in your account.} other {The # unused credits from that purchase are no longer in your account.}}',
    'refund.mailEnded': 'Your plan has ended and won’t be charged again.',
    'refund.noFailed': 'There’s no failed refund with this ID at this brand.',
    'refund.settled': 'This refund was already paid another way or closed. Check the order again.',
    'refund.failedSubject': 'Your {amount} refund didn’t go through',
    'refund.failedBody':
      'Your bank returned the {amount} that we refunded for “{plan}” at {brand}. You’ll still get it: we’ll pay you another way.',
    'refund.failedCredits':
      '{credits, plural, one {Until then, the credit from that purchase is back in your account.} other {Until then, the # credits from that purchase are back in your account.}}',
    'refund.failedNext': 'Email {support} and tell us how you’d like to receive the refund.',
    'refund.failedNote': 'View invoice',
    'refund.mailOther': 'We’re refunding {amount} for “{plan}” at {brand}, as agreed with you.',
    'refund.mailNote': 'View credit note',
    'refund.mailOrders': 'View your orders',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
