import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SubscriptionViewSchema } from '../subscription-view.ts';

/** The member's subscriptions, running ones first. */
export const subscriptions = endpoint({
  name: 'subscription.list',
  summary: 'The member’s subscriptions.',
  method: 'POST',
  path: '/api/user/subscriptions',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({}),
  answers: { 200: success('The subscriptions.', v.array(SubscriptionViewSchema)) },
});
