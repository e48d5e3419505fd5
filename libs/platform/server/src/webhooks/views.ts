import { type WebhookDeliveryView, type WebhookEndpointView, webhookId } from '@vinlore/platform-domain';
import type { StoredDelivery } from './store/delivery-store.ts';
import type { StoredEndpoint } from './store/endpoint-store.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An endpoint without its secret, as members and staff see it. */
export function endpointView(row: StoredEndpoint, now: Date): WebhookEndpointView {
  const { id, url, description, types, mode, disabled, failures, pending, public_key, old_until: oldUntil } = row;
  return {
    id: webhookId('endpoint', id),
    ...{ url, description, types, mode, failures, pending, public_key },
    created_at: row.created_at.toISOString(),
    // Removed ones are never read.
    disabled: disabled === 'removed' ? null : disabled,
    disabled_at: iso(row.disabled_at),
    last_success_at: iso(row.last_success_at),
    last_failure_at: iso(row.last_failure_at),
    failing_since: iso(row.failing_since),
    old_secret_until: oldUntil !== null && oldUntil > now ? oldUntil.toISOString() : null,
  };
}

/** A delivery with its attempts. */
export function deliveryView(row: StoredDelivery): WebhookDeliveryView {
  const { id, event_id: eventId, type, object_id, state, held, made } = row;
  return {
    id: webhookId('delivery', id),
    event_id: webhookId('event', eventId),
    ...{ type, object_id, state, held },
    created_at: row.created_at.toISOString(),
    next_at: state === 'pending' ? row.next_at.toISOString() : null,
    attempts: made.map(({ attempt, at, duration_ms, status, failure, answer }) => ({
      ...{ attempt, duration_ms, status, answer },
      at: at.toISOString(),
      failure: failure as WebhookDeliveryView['attempts'][number]['failure'],
    })),
  };
}
