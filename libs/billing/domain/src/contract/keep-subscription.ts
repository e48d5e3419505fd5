import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { SubscriptionViewSchema } from '../subscription-view.ts';

/** Undoes a cancellation before the period ends. */
export const keepSubscription = endpoint({
  name: 'subscription.keep',
  summary: 'Takes the cancellation of a subscription back.',
  method: 'POST',
  path: '/api/user/keep-subscription',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ gateway: GatewayNameSchema, subscription_id: IdField }),
  answers: {
    200: success('The subscription as it is now.', SubscriptionViewSchema),
    404: refusal('The member has no such subscription.'),
    409: refusal('It is over already.'),
  },
});
