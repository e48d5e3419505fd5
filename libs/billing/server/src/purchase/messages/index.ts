import { defineMessages } from '@vinlore/i18n';

/** Messages of the purchase calls. */
export const purchaseMessages = defineMessages({
  en: {
    'purchase.noPlan': 'This plan is no longer available. Choose another one.',
    'purchase.reportsNotYet': 'Reports aren’t available yet. Stickers are.',
    'purchase.dealersOnly': 'This plan is for dealers. Sign in with your dealer account, or choose another plan.',
    'purchase.cart': 'Your cart doesn’t match the plan. Reload the page and choose the plan again.',
    'purchase.notMade':
      'You weren’t charged. The options you selected don’t apply to this plan. Choose another plan or clear the options.',
    'purchase.priceChanged': 'The price changed to {price}. You weren’t charged. Review the new price before you pay.',
    'purchase.couponFree':
      'This code would make the first payment free, which isn’t possible with a plan that renews. Continue without it.',
    'purchase.card': 'Choose a payment method: send payment_gateway ({gateways}) and, in test mode, a payment_token.',
    'purchase.notHere': 'You pay on our payment service’s page. Reload this page to continue.',
    'purchase.down': 'We can’t take payments right now. You weren’t charged. Try again in a few minutes.',
    'purchase.noStripe': 'You can’t pay with Stripe here. Choose another payment method.',
    'purchase.planRuns':
      'You already have an unlimited plan of this type, so you weren’t charged. See Subscription in your account.',
    'purchase.planPending':
      'A payment for this plan is still processing, so you weren’t charged again. Check the order in your account first.',
    'purchase.keyUsed': 'This page was already used for another purchase. Reload it to buy again.',
    'purchase.sameJustNow':
      'You made this same purchase in the last 10 minutes, so you weren’t charged again. We’ll email the receipt. To buy it again, send an idempotency_key.',
    'purchase.limited':
      'Several payments in a row were declined. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'purchase.couponsLimited':
      'Too many codes were tried from your network. Continue without a code, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'purchase.noOrder': 'This order link is invalid or has expired. You can find your orders in your account.',
    'purchase.notPaid': 'This order isn’t paid yet. Try again once it is.',
    'purchase.accountMailed':
      'Check your inbox. We emailed the address you used for your purchase. Open the link to finish.',
    'purchase.notAsked': 'There’s nothing to confirm with your bank, or you already did. Reload the page.',
    'purchase.declined.card-declined':
      'Your bank declined the card. You weren’t charged. Try another card or contact your bank.',
    'purchase.declined.challenge-failed':
      'Your bank couldn’t confirm it was you. You weren’t charged. Try paying again.',
    'purchase.declined.expired': 'The payment wasn’t completed in time. You weren’t charged, and you can buy again.',
    'purchase.declined.given-up':
      'The payment didn’t reach our payment service. You weren’t charged, and you can buy again.',
    'purchase.card.sandbox-success': 'Payment succeeds',
    'purchase.card.sandbox-challenge': 'Bank confirmation required',
    'purchase.card.sandbox-decline': 'Card declined',
    'purchase.card.sandbox-timeout': 'Slow response',
    'purchase.card.sandbox-lost': 'No response',
    'purchase.card.sandbox-renewal-decline': 'Succeeds once, renewals declined',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
