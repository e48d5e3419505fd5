import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import {
  badUrl,
  DescriptionField,
  EndpointIdField,
  ModeField,
  noEndpoint,
  SecretEndpointSchema,
  TypesField,
  UrlField,
  WebhookEndpointSchema,
} from './fields.ts';

const call = { method: 'POST', encoding: 'json', auth: 'bearer' } as const;

/** A member's webhook endpoints. */
export const webhookEndpoints = endpoint({
  ...call,
  name: 'webhooks.endpoints',
  summary: 'The member’s webhook endpoints, the newest first.',
  path: '/api/user/webhooks',
  request: v.strictObject({}),
  answers: { 200: success('In both modes.', v.object({ endpoints: v.array(WebhookEndpointSchema) })) },
});

/** Adds an endpoint. Repeating the call with the same id returns the same endpoint. */
export const webhookCreate = endpoint({
  ...call,
  name: 'webhooks.create',
  summary: 'Adds a webhook endpoint.',
  path: '/api/user/webhook-create',
  recentProof: true,
  attemptsPerMinute: 30,
  request: v.strictObject({
    /** Chosen by the caller, so that a double click adds one endpoint. */
    request_id: v.pipe(v.string(), v.uuid()),
    url: UrlField,
    description: v.optional(DescriptionField, ''),
    types: v.optional(TypesField, null),
    mode: ModeField,
  }),
  answers: {
    200: success('The endpoint with its secret.', SecretEndpointSchema),
    409: refusal('The account has as many endpoints in this mode as it can have.'),
    422: badUrl,
    501: refusal('Webhooks are off on this server.'),
  },
});

/** Changes an endpoint, or switches it on or off. */
export const webhookChange = endpoint({
  ...call,
  name: 'webhooks.change',
  summary: 'Changes a webhook endpoint; what is absent stays.',
  path: '/api/user/webhook-change',
  recentProof: true,
  attemptsPerMinute: 30,
  request: v.strictObject({
    id: EndpointIdField,
    url: v.optional(UrlField),
    description: v.optional(DescriptionField),
    types: v.optional(TypesField),
    /** Deliveries that are pending when it is switched off go on when it is switched on again. */
    enabled: v.optional(v.boolean()),
  }),
  answers: { 200: success('The endpoint.', WebhookEndpointSchema), 404: noEndpoint, 422: badUrl },
});

/** Removes an endpoint and cancels its deliveries. */
export const webhookRemove = endpoint({
  ...call,
  name: 'webhooks.remove',
  summary: 'Removes a webhook endpoint.',
  path: '/api/user/webhook-remove',
  attemptsPerMinute: 30,
  request: v.strictObject({ id: EndpointIdField }),
  answers: {
    200: success('It is removed, now or before.', v.object({ removed: v.literal(true) })),
    404: noEndpoint,
  },
});

/** Gives an endpoint a new secret and key pair; the old ones sign too for a day. */
export const webhookRoll = endpoint({
  ...call,
  name: 'webhooks.roll',
  summary: 'Gives a webhook endpoint a new secret.',
  path: '/api/user/webhook-roll',
  recentProof: true,
  attemptsPerMinute: 10,
  request: v.strictObject({ id: EndpointIdField }),
  answers: { 200: success('The endpoint with its new secret.', SecretEndpointSchema), 404: noEndpoint },
});
