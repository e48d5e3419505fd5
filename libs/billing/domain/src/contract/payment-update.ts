import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';
import { OrderViewSchema } from '../order-view.ts';

/**
 * Returns the status of a payment (spec §7: payment update). `custom_data` is the order's key, which the gateway's page
 * returns with the buyer. Asks the gateway if the order is still pending.
 */
export const paymentUpdate = endpoint({
  name: 'purchase.paymentUpdate',
  summary: 'Where an order stands, asked with its key.',
  method: 'POST',
  path: '/api-cwa/payment-update',
  aliases: ['/payment-update'],
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 120,
  request: v.strictObject({ custom_data: OrderKeyField }),
  answers: {
    200: success('The order.', OrderViewSchema),
    404: refusal('No order opens with this key, or the key is over.'),
  },
});
