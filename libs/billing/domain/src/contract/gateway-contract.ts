import { stripeWebhook } from './stripe-webhook.ts';

/** Calls made by payment gateways. */
export const gatewayContract = { stripeWebhook };
