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
  WebhookEndpointSchema,
} from './fields.ts';

const staffCall = { auth: 'staff', permission: 'support' } as const;
const ReasonField = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
const off = refusal('The endpoint is off.');

/** A member's webhook endpoints, for staff. */
export const staffWebhooks = endpoint({
  ...staffCall,
  name: 'webhooks.staffEndpoints',
  summary: 'A member’s webhook endpoints with their health.',
  method: 'GET',
  path: '/api-cwa/staff/webhooks',
  encoding: 'query',
  request: v.strictObject({ account_id: v.pipe(v.string(), v.uuid()) }),
  answers: { 200: success('The newest first.', v.object({ endpoints: v.array(WebhookEndpointSchema) })) },
});

/** Deliveries of a member's endpoint, for staff. */
export const staffWebhookDeliveries = endpoint({
  ...staffCall,
  name: 'webhooks.staffDeliveries',
  event: 'pii.read',
  summary: 'Deliveries of a member’s webhook endpoint with their attempts, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/webhook-deliveries',
  encoding: 'query',
  request: v.strictObject({
    id: EndpointIdField,
    state: v.optional(StateField),
    cursor: v.optional(DeliveryIdField),
  }),
  answers: { 200: success('At most 50.', DeliveriesSchema), 404: noEndpoint },
});

/** Sends an event again, for a member. */
export const staffWebhookResend = endpoint({
  ...staffCall,
  name: 'webhooks.staffResend',
  summary: 'Sends an event to its endpoint again, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/webhook-resend',
  encoding: 'json',
  site: true,
  request: v.strictObject({ delivery_id: DeliveryIdField, reason: ReasonField }),
  answers: { 200: success('The new delivery, or the pending one.', DeliverySchema), 404: noDelivery, 409: off },
});

/** Sends all events of a time range again, in their order. */
export const staffWebhookReplay = endpoint({
  ...staffCall,
  name: 'webhooks.staffReplay',
  summary: 'Sends an endpoint all its events of a time range again, with a reason.',
  method: 'POST',
  path: '/api-cwa/staff/webhook-replay',
  encoding: 'json',
  site: true,
  request: v.strictObject({
    id: EndpointIdField,
    from: v.pipe(v.string(), v.isoTimestamp()),
    /** Events of this moment are not included. */
    to: v.pipe(v.string(), v.isoTimestamp()),
    reason: ReasonField,
  }),
  answers: {
    200: success('How many events will be sent; those still pending don’t count.', v.object({ replayed: v.number() })),
    404: noEndpoint,
    409: off,
    422: refusal('The range is empty, or has too many events for one replay.'),
  },
});
