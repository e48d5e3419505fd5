import { stripeWebhook } from './stripe-webhook.ts';

/** Calls by which payment gateways reach us. */
export const gatewayContract = { stripeWebhook };
