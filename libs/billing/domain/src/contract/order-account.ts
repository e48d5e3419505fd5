import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';

/**
 * Invites a buyer without an account to create one, by email to the order's address (docs/decisions.md §4). The
 * response is the same if the address already has an account.
 */
export const orderAccount = endpoint({
  name: 'purchase.orderAccount',
  summary: 'Mails the buyer of an order how to make what they bought an account.',
  method: 'POST',
  path: '/api-cwa/order-account',
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({ custom_data: OrderKeyField }),
  answers: {
    200: success('Accepted.', v.null()),
    404: refusal('No order opens with this key, the key is over, or its buyer has an account.'),
    409: refusal('The order is not paid.'),
  },
});
