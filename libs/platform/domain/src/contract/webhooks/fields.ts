import { refusal } from '@vinlore/contract';
import * as v from 'valibot';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_MODES } from '../../webhooks/event-types.ts';
import { LONGEST_WEBHOOK_URL } from '../../webhooks/limits.ts';

const idField = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9a-f]{32}$`)));
export const EndpointIdField = idField('we');
export const DeliveryIdField = idField('whd');
export const EventIdField = idField('evt');

export const UrlField = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_WEBHOOK_URL));
export const DescriptionField = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** Null for all types, including future ones. */
export const TypesField = v.nullable(
  v.pipe(v.array(v.picklist(WEBHOOK_EVENT_TYPES)), v.minLength(1), v.maxLength(WEBHOOK_EVENT_TYPES.length)),
);
export const ModeField = v.picklist(WEBHOOK_MODES);

/** ISO 8601, UTC. */
const Moment = v.string();

/** Why an endpoint gets nothing: switched off by its owner, only failures for days, or answered 410. */
const DISABLED = ['owner', 'failing', 'gone'] as const;
export type WebhookDisabled = (typeof DISABLED)[number];

const endpointEntries = {
  id: v.string(),
  url: v.string(),
  description: v.string(),
  types: v.nullable(v.array(v.picklist(WEBHOOK_EVENT_TYPES))),
  mode: ModeField,
  created_at: Moment,
  /** Null while it is on. */
  disabled: v.nullable(v.picklist(DISABLED)),
  disabled_at: v.nullable(Moment),
  last_success_at: v.nullable(Moment),
  last_failure_at: v.nullable(Moment),
  /** Attempts that failed since the last success. */
  failures: v.number(),
  /** Since when only attempts have failed; null after a success. */
  failing_since: v.nullable(Moment),
  /** Deliveries that haven't arrived yet and will be tried again. */
  pending: v.number(),
  /** Verifies `v1a` signatures: not secret. */
  public_key: v.string(),
  /** Until when the previous secret also signs, after a roll. */
  old_secret_until: v.nullable(Moment),
};
export const WebhookEndpointSchema = v.object(endpointEntries);
export type WebhookEndpointView = v.InferOutput<typeof WebhookEndpointSchema>;

/** With its secret, which is shown when it is created or rolled. */
export const SecretEndpointSchema = v.object({ ...endpointEntries, secret: v.string() });

const AttemptSchema = v.object({
  /** 1 for the first. */
  attempt: v.number(),
  at: Moment,
  duration_ms: v.number(),
  /** HTTP status; null if there was no answer. */
  status: v.nullable(v.number()),
  /** Why there was no answer. */
  failure: v.nullable(v.picklist(['url', 'name', 'address', 'timeout', 'connection'])),
  /** Details of the failure, or the first kilobyte of the answer. */
  answer: v.string(),
});

/** `pending`: not yet, or to be tried again; `failed`: given up after the last attempt. */
const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof DELIVERY_STATES)[number];
export const StateField = v.picklist(DELIVERY_STATES);

export const DeliverySchema = v.object({
  id: v.string(),
  event_id: v.string(),
  type: v.picklist(WEBHOOK_EVENT_TYPES),
  /** Id of the object that the event is about. */
  object_id: v.string(),
  state: StateField,
  created_at: Moment,
  /** When the next attempt is due; null if there is none. */
  next_at: v.nullable(Moment),
  /** It waits for an earlier event of the same object. */
  held: v.boolean(),
  /** Oldest first. */
  attempts: v.array(AttemptSchema),
});
export type WebhookDeliveryView = v.InferOutput<typeof DeliverySchema>;

/** A page of deliveries. */
export const DeliveriesSchema = v.object({ deliveries: v.array(DeliverySchema), cursor: v.nullable(v.string()) });

export const noEndpoint = refusal('There is no such endpoint.');
export const noDelivery = refusal('There is no such delivery, or its endpoint is gone.');
export const badUrl = refusal('The URL can’t be called, and why.');
