import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { SubscriptionViewSchema } from '../subscription-view.ts';

/**
 * Cancels a subscription at the end of its period (spec §3, §7). Takes effect immediately, even if the gateway can't be
 * reached.
 */
export const cancelSubscription = endpoint({
  name: 'subscription.cancel',
  summary: 'Cancels a subscription at the end of what is paid.',
  method: 'POST',
  path: '/api/user/cancel-subscription',
  aliases: ['/api-cwa/cancel-subscription', '/cancel-subscription'],
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ gateway: GatewayNameSchema, subscription_id: IdField }),
  answers: {
    200: success('The subscription as it is now; a repeat changes nothing.', SubscriptionViewSchema),
    404: refusal('The member has no such subscription.'),
  },
});
