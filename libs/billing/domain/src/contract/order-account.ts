import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';

/**
 * Offers whoever bought without an account to make one (docs/decisions.md §4): the mail to the order's address has the link. The
 * answer is the same where the address has an account.
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
