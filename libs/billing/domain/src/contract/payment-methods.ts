import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { GatewayNameSchema } from '../gateway-name.ts';

/** How one can pay here: which gateway takes the money, and the sandbox’s test cards where it is the sandbox. */
export const paymentMethods = endpoint({
  name: 'purchase.paymentMethods',
  summary: 'How one can pay here.',
  method: 'GET',
  path: '/api-cwa/payment-methods',
  encoding: 'none',
  auth: 'none',
  request: v.strictObject({}),
  answers: {
    200: success(
      'The gateways, the usual one first.',
      v.array(
        v.object({
          gateway: GatewayNameSchema,
          /** Cards that the sandbox pretends with; empty where cards are real and asked for on the gateway’s page. */
          test_cards: v.array(v.object({ token: v.string(), name: v.string() })),
        }),
      ),
    ),
  },
});
