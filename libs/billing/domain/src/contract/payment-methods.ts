import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { GatewayNameSchema } from '../gateway-name.ts';

/** Payment options: the gateway, and the sandbox's test cards if it is the sandbox. */
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
          /** The sandbox's test cards; empty for real gateways, which ask for the card on their own page. */
          test_cards: v.array(v.object({ token: v.string(), name: v.string() })),
        }),
      ),
    ),
  },
});
