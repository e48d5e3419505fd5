import { BODY_LIMIT_BYTES, endpoint, refusal } from '@vinlore/contract';
import * as v from 'valibot';
import { PurchaseSchema } from '../purchase.ts';
import { purchaseAnswers } from './purchase-answers.ts';

const { payment_gateway: _gateway, payment_token: _token, ...entries } = PurchaseSchema.entries;

/** Starts a purchase on Stripe Checkout (spec §7; docs/decisions.md §3). The order's `action_url` is the page's URL. */
export const appStripePayment = endpoint({
  name: 'purchase.appStripePayment',
  summary: 'Begins a purchase on Stripe’s payment page.',
  method: 'POST',
  path: '/landing/app-stripe-payment',
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 60,
  bodyLimit: BODY_LIMIT_BYTES,
  request: v.strictObject(entries),
  answers: { ...purchaseAnswers, 501: refusal('Stripe is not set up here.') },
});
