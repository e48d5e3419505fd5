import { listOf, operation, pageFields, success } from '@vinlore/contract';
import * as v from 'valibot';
import {
  DescriptionField,
  EndpointIdField,
  EventIdField,
  SecretEndpointSchema,
  TypesField,
  UrlField,
  WebhookEndpointSchema,
} from '../contract/webhooks/fields.ts';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_MODES } from '../webhooks/event-types.ts';

const object = v.literal('webhook_endpoint');
const ApiEndpointSchema = v.object({ object, ...WebhookEndpointSchema.entries });
const ApiSecretSchema = v.object({ object, ...SecretEndpointSchema.entries });
export type ApiWebhookEndpoint = v.InferOutput<typeof ApiEndpointSchema>;

const EventSchema = v.object({
  id: v.string(),
  object: v.literal('event'),
  type: v.picklist(WEBHOOK_EVENT_TYPES),
  created: v.string(),
  mode: v.picklist(WEBHOOK_MODES),
  data: v.object({ object: v.record(v.string(), v.unknown()) }),
});

/** Placeholders of the documentation. */
const EXAMPLE_ENDPOINT = 'we_5b0c1e9a6b7f4c0f8e2d3a4b5c6d7e8f';
const EXAMPLE_EVENT = 'evt_5b0c1e9a6b7f4c0f8e2d3a4b5c6d7e8f';
const EXAMPLE_URL = 'https://hooks.example.com/vinlore';

const none = { 'not-found': 'The account has no such endpoint in the key’s mode.' };
const noEvent = { 'not-found': 'The account has no such event in the key’s mode, or it is older than 30 days.' };

export const createWebhookEndpoint = operation({
  id: 'webhook_endpoints.create',
  summary: 'Adds a webhook endpoint.',
  description:
    'It gets events of the key’s mode. The answer has its `secret`, which isn’t shown again. Send an `Idempotency-Key` to repeat it safely.',
  method: 'POST',
  path: '/v1/webhook-endpoints',
  scope: 'webhooks:write',
  request: v.strictObject({
    url: UrlField,
    description: v.optional(DescriptionField, ''),
    types: v.optional(TypesField, null),
  }),
  answer: success('The endpoint with its secret.', ApiSecretSchema),
  problems: {
    conflict: 'The account has 20 endpoints in this mode.',
    unprocessable: 'The URL can’t be called.',
    'not-offered': 'Webhooks are off on this server.',
  },
  example: {
    request: { url: EXAMPLE_URL, types: ['report.created'] },
    answer: { object: 'webhook_endpoint', url: EXAMPLE_URL, types: ['report.created'], mode: 'test', disabled: null },
  },
});

export const listWebhookEndpoints = operation({
  id: 'webhook_endpoints.list',
  summary: 'Lists webhook endpoints, newest first.',
  method: 'GET',
  path: '/v1/webhook-endpoints',
  scope: 'webhooks:read',
  request: v.strictObject({}),
  answer: success('Those of the key’s mode, with their health.', listOf(ApiEndpointSchema)),
  example: { request: {}, answer: { object: 'list', has_more: false } },
});

export const retrieveWebhookEndpoint = operation({
  id: 'webhook_endpoints.retrieve',
  summary: 'Retrieves a webhook endpoint.',
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}',
  scope: 'webhooks:read',
  request: v.strictObject({ id: EndpointIdField }),
  answer: success('The endpoint with its health.', ApiEndpointSchema),
  problems: none,
  example: { request: { id: EXAMPLE_ENDPOINT }, answer: { object: 'webhook_endpoint' } },
});

export const deleteWebhookEndpoint = operation({
  id: 'webhook_endpoints.delete',
  summary: 'Removes a webhook endpoint.',
  description: 'Deliveries that haven’t arrived yet are canceled.',
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  scope: 'webhooks:write',
  request: v.strictObject({ id: EndpointIdField }),
  answer: success('It is removed, now or before.', v.object({ object, id: v.string(), deleted: v.literal(true) })),
  problems: none,
  example: { request: { id: EXAMPLE_ENDPOINT }, answer: { object: 'webhook_endpoint', deleted: true } },
});

export const rollWebhookSecret = operation({
  id: 'webhook_endpoints.roll_secret',
  summary: 'Gives a webhook endpoint a new secret.',
  description: 'The old one also signs for 24 hours.',
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/roll-secret',
  scope: 'webhooks:write',
  request: v.strictObject({ id: EndpointIdField }),
  answer: success('The endpoint with its new secret.', ApiSecretSchema),
  problems: none,
  example: { request: { id: EXAMPLE_ENDPOINT }, answer: { object: 'webhook_endpoint' } },
});

export const listEvents = operation({
  id: 'events.list',
  summary: 'Lists events of the last 30 days, newest first.',
  description: 'Events are there whether an endpoint gets them or not.',
  method: 'GET',
  path: '/v1/events',
  scope: 'webhooks:read',
  request: v.strictObject({ type: v.optional(v.picklist(WEBHOOK_EVENT_TYPES)), ...pageFields }),
  answer: success('Those of the key’s mode.', listOf(EventSchema)),
  example: { request: { limit: 10 }, answer: { object: 'list' } },
});

export const retrieveEvent = operation({
  id: 'events.retrieve',
  summary: 'Retrieves an event.',
  method: 'GET',
  path: '/v1/events/{id}',
  scope: 'webhooks:read',
  request: v.strictObject({ id: EventIdField }),
  answer: success('The event as it was sent.', EventSchema),
  problems: noEvent,
  example: { request: { id: EXAMPLE_EVENT }, answer: { object: 'event', mode: 'test' } },
});

export const resendEvent = operation({
  id: 'events.resend',
  summary: 'Sends an event to its endpoints again.',
  description: 'To one endpoint, or to all that are for its type. Those for which it is still pending get it once.',
  method: 'POST',
  path: '/v1/events/{id}/resend',
  scope: 'webhooks:write',
  request: v.strictObject({ id: EventIdField, endpoint: v.optional(EndpointIdField) }),
  answer: success(
    'The endpoints that will get it.',
    v.object({ object: v.literal('event'), id: v.string(), endpoints: v.array(v.string()) }),
  ),
  problems: noEvent,
  example: { request: { id: EXAMPLE_EVENT }, answer: { object: 'event' } },
});
