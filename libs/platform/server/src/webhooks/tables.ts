import type { WebhookDeliveryState, WebhookDisabled, WebhookEventType, WebhookMode } from '@vinlore/platform-domain';
import type { Generated } from 'kysely';

interface EndpointRow {
  id: Generated<string>;
  brand: string;
  account_id: string;
  /** Chosen by the caller who created it; unique per account. */
  request_id: string;
  mode: WebhookMode;
  url: string;
  description: string;
  /** Null for all. */
  types: WebhookEventType[] | null;
  /** Secrets of both kinds of signature, sealed. Empty once removed. */
  sealed: string;
  /** `whpk_…` of the current key pair. */
  public_key: string;
  /** The secrets before the last roll, which also sign until `old_until`. */
  old_sealed: string | null;
  old_until: Date | null;
  created_at: Date;
  /** Null while it is on. `removed`: deleted by the next purge. */
  disabled: WebhookDisabled | 'removed' | null;
  disabled_at: Date | null;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  failures: Generated<number>;
  failing_since: Date | null;
  /** When a worker has to look at it; null if nothing is pending. While it is leased: when the lease ends. */
  due_at: Date | null;
  /** The worker that delivers its events, and until when it may. */
  lease_by: string | null;
  lease_until: Date | null;
}

interface EventRow {
  id: string;
  seq: Generated<number>;
  brand: string;
  account_id: string;
  mode: WebhookMode;
  type: WebhookEventType;
  object_id: string;
  /** The exact bytes that are signed and sent, as text. */
  body: string;
  created_at: Date;
}

interface DeliveryRow {
  id: Generated<string>;
  /** Order of events of an object. */
  seq: Generated<number>;
  brand: string;
  endpoint_id: string;
  event_id: string;
  object_id: string;
  state: Generated<WebhookDeliveryState>;
  /** Found behind an earlier delivery of its object, which releases it when it ends. */
  held: Generated<boolean>;
  /** Attempts made. */
  attempts: Generated<number>;
  next_at: Date;
  created_at: Date;
  ended_at: Date | null;
}

interface AttemptRow {
  delivery_id: string;
  /** 1 for the first. */
  attempt: number;
  at: Date;
  duration_ms: number;
  status: number | null;
  failure: string | null;
  answer: string;
}

/** Endpoints that have got something new; a worker takes the rows and schedules the endpoints. */
interface WakeRow {
  seq: Generated<number>;
  brand: string;
  endpoint_id: string;
}

/** Tables of the webhooks module. */
export interface WebhooksTables {
  webhook_endpoint: EndpointRow;
  webhook_event: EventRow;
  webhook_delivery: DeliveryRow;
  webhook_attempt: AttemptRow;
  webhook_wake: WakeRow;
}
