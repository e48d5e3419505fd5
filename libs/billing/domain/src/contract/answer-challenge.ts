import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OrderKeyField } from '../fields.ts';
import { OrderViewSchema } from '../order-view.ts';

/** Submits the customer's answer to the sandbox's simulated bank challenge. */
export const answerChallenge = endpoint({
  name: 'purchase.answerChallenge',
  summary: 'Answers the question of the sandbox’s pretended bank.',
  method: 'POST',
  path: '/api-cwa/sandbox-challenge',
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ custom_data: OrderKeyField, answer: v.picklist(['approve', 'refuse']) }),
  answers: {
    200: success('The order.', OrderViewSchema),
    404: refusal('No order opens with this key, or the key is over.'),
    409: refusal('The bank has asked nothing, or it was answered before.'),
  },
});
