import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import {
  DeliveriesSchema,
  DeliveryIdField,
  DeliverySchema,
  EndpointIdField,
  noDelivery,
  noEndpoint,
  StateField,
} from './fields.ts';

const call = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;
const off = refusal('The endpoint is off.');

/** Deliveries of an endpoint. */
export const webhookDeliveries = endpoint({
  ...call,
  name: 'webhooks.deliveries',
  summary: 'Deliveries of a webhook endpoint with their attempts, the newest first.',
  path: '/api/user/webhook-deliveries',
  request: v.strictObject({
    id: EndpointIdField,
    state: v.optional(StateField),
    cursor: v.optional(DeliveryIdField),
  }),
  answers: { 200: success('At most 50.', DeliveriesSchema), 404: noEndpoint },
});

/** Sends an event again to the same endpoint. While it is still pending, nothing is added. */
export const webhookResend = endpoint({
  ...call,
  name: 'webhooks.resend',
  summary: 'Sends an event to its endpoint again.',
  path: '/api/user/webhook-resend',
  attemptsPerMinute: 60,
  request: v.strictObject({ delivery_id: DeliveryIdField }),
  answers: { 200: success('The new delivery, or the pending one.', DeliverySchema), 404: noDelivery, 409: off },
});

/** Sends a test event. */
export const webhookTest = endpoint({
  ...call,
  name: 'webhooks.test',
  summary: 'Sends a test event to a webhook endpoint, whatever its types are.',
  path: '/api/user/webhook-test',
  attemptsPerMinute: 30,
  request: v.strictObject({ id: EndpointIdField }),
  answers: { 200: success('The delivery.', DeliverySchema), 404: noEndpoint, 409: off },
});
