import { endpoint, RawInputSchema, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Stripe webhook; the signature covers the raw bytes (docs/decisions.md §3). */
export const stripeWebhook = endpoint({
  name: 'gateway.stripeWebhook',
  summary: 'Takes Stripe’s signed events.',
  method: 'POST',
  path: '/api-cwa/payment-webhook/stripe',
  encoding: 'raw',
  signatureHeader: 'stripe-signature',
  auth: 'none',
  bodyLimit: 262_144,
  request: RawInputSchema,
  answers: {
    200: success('The event was taken, now or before.', v.object({ received: v.literal(true) })),
    422: refusal('The signature does not fit, or the event is of another account.'),
    501: refusal('Stripe is not set up here.'),
    503: refusal('The event could not be kept; Stripe sends it again.'),
  },
});
