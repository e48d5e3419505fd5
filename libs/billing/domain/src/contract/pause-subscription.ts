import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IdField } from '../fields.ts';
import { GatewayNameSchema } from '../gateway-name.ts';
import { SubscriptionViewSchema } from '../subscription-view.ts';

/** End of the pause, as listed in the subscription's `pauses`; null: until resumed. */
export const PauseEndField = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

const named = { gateway: GatewayNameSchema, subscription_id: IdField };

/** Pauses a subscription after the paid period, until the payment that the member was shown. */
export const pauseSubscription = endpoint({
  name: 'subscription.pause',
  summary: 'Pauses a subscription: nothing is charged until it is resumed, or until its pause ends.',
  method: 'POST',
  path: '/api/user/pause-subscription',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ ...named, resumes_at: PauseEndField }),
  answers: {
    200: success('The subscription as it is now; a repeat changes nothing.', SubscriptionViewSchema),
    404: refusal('The member has no such subscription.'),
    409: refusal('It can’t be paused now, or not until then.'),
  },
});

/** Resumes a paused subscription with its next payment. */
export const resumeSubscription = endpoint({
  name: 'subscription.resume',
  summary: 'Resumes a paused subscription from its next payment on.',
  method: 'POST',
  path: '/api/user/resume-subscription',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject(named),
  answers: {
    200: success('The subscription as it is now; a repeat changes nothing.', SubscriptionViewSchema),
    404: refusal('The member has no such subscription.'),
    409: refusal('It is over already.'),
  },
});
