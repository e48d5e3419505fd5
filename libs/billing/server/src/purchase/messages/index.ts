import { defineMessages } from '@vinlore/i18n';

/** What the purchase calls say. */
export const purchaseMessages = defineMessages({
  en: {
    'purchase.noPlan': 'This plan is not on sale any more. Choose another one.',
    'purchase.reportsNotYet': 'Reports are not on sale yet. Stickers are.',
    'purchase.dealersOnly': 'This plan is for dealers. Sign in with your dealer account, or choose another plan.',
    'purchase.cart': 'What is in the cart does not fit the plan. Reload the page, then choose the plan again.',
    'purchase.notMade':
      'Nothing was charged. Your choices don’t apply to this plan: choose another plan or remove them.',
    'purchase.priceChanged': 'The price has changed to {price}. Have a look, then pay. Nothing was charged.',
    'purchase.couponFree':
      'This code would make the first payment free, which a plan that renews can’t be. Go on without it.',
    'purchase.card': 'Choose how you pay: send payment_gateway ({gateways}), and in test mode a payment_token.',
    'purchase.notHere': 'You pay on our payment service’s own page. Reload the page to get there.',
    'purchase.down': 'Payments cannot be taken just now, and nothing was charged. Try again in a few minutes.',
    'purchase.noStripe': 'Stripe is not set up here. Choose another way to pay.',
    'purchase.planRuns':
      'You already have an unlimited plan for this, so nothing was charged. See it under Subscription in your account.',
    'purchase.planPending':
      'A payment for this plan is still on its way, so nothing more was charged. Look at the order in your account first.',
    'purchase.keyUsed': 'This page has bought something else already. Reload it to buy again.',
    'purchase.sameJustNow':
      'The same was bought in the last ten minutes, so nothing more was charged. Its receipt comes by email. To buy it once more, send an idempotency_key.',
    'purchase.limited':
      'Several payments in a row were declined, so we are taking a break. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'purchase.couponsLimited':
      'Too many codes were tried from your network. Go on without the code, or try it again in {minutes, plural, one {# minute} other {# minutes}}.',
    'purchase.noOrder': 'This link opens no order, or is too old. Your orders are in your account.',
    'purchase.notPaid': 'This order isn’t paid yet. Try again once it is.',
    'purchase.accountMailed':
      'Check your inbox. We sent an email to the address you bought with: open its link to finish.',
    'purchase.notAsked': 'Your bank has asked nothing, or you have answered already. Reload the page.',
    'purchase.declined.card-declined':
      'Your bank declined the card. Nothing was charged. Try another card, or ask your bank why.',
    'purchase.declined.challenge-failed':
      'Your bank could not confirm that it was you. Nothing was charged. Pay again to get a new question.',
    'purchase.declined.expired':
      'The payment was not completed in time. Nothing was charged. You can simply buy again.',
    'purchase.declined.given-up':
      'The payment did not reach our payment service. Nothing was charged. You can simply buy again.',
    'purchase.card.sandbox-success': 'Card that works',
    'purchase.card.sandbox-challenge': 'Card whose bank asks first',
    'purchase.card.sandbox-decline': 'Card that is declined',
    'purchase.card.sandbox-timeout': 'Card whose answer comes late',
    'purchase.card.sandbox-lost': 'Card whose payment gets lost',
    'purchase.card.sandbox-renewal-decline': 'Card that works once, but not for renewals',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
