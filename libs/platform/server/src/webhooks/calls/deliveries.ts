import { uuidOfWebhookId, webhookId, type webhooksContract } from '@vinlore/platform-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { WebhooksDeps } from '../deps.ts';
import { deliveriesOf, type StoredDelivery } from '../store/delivery-store.ts';
import { findEndpoint } from '../store/endpoint-store.ts';
import { deliveryView } from '../views.ts';
import type { Webhooks } from '../webhooks.ts';
import { noEndpoint, ownerOf } from './endpoints.ts';

type Rows = Pick<typeof webhooksContract, 'webhookDeliveries' | 'webhookResend' | 'webhookTest'>;

/** A page of deliveries as its calls return it. */
export async function deliveriesPage(
  { database }: Pick<WebhooksDeps, 'database'>,
  endpointId: string,
  { state, cursor }: { readonly state?: StoredDelivery['state'] | undefined; readonly cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : uuidOfWebhookId('delivery', cursor)!;
  const { rows, more } = await deliveriesOf(database, endpointId, { state, after });
  return { deliveries: rows.map(deliveryView), cursor: more ? webhookId('delivery', rows.at(-1)!.id) : null };
}

/** The view of a delivery that was queued, or a refusal. */
export function queued(made: StoredDelivery | 'none' | 'off', { text }: Pick<CallContext, 'text'>) {
  if (made === 'none') return refuse(404, text.t('webhooks.noDelivery'));
  return made === 'off' ? refuse(409, text.t('webhooks.endpointOff')) : deliveryView(made);
}

/** Handlers of the deliveries of a member's endpoints. */
export function deliveryCalls(deps: WebhooksDeps, webhooks: Webhooks): Handlers<Rows> {
  return {
    webhookDeliveries: async ({ id, ...page }, context) => {
      const endpoint = await findEndpoint(deps.database, ownerOf(context), uuidOfWebhookId('endpoint', id)!);
      return endpoint ? deliveriesPage(deps, endpoint.id, page) : noEndpoint(context);
    },
    webhookResend: async ({ delivery_id: id }, context) =>
      queued(await webhooks.resend(ownerOf(context), uuidOfWebhookId('delivery', id)!), context),
    webhookTest: async ({ id }, context) => {
      const made = await webhooks.test(ownerOf(context), uuidOfWebhookId('endpoint', id)!);
      return made === 'none' ? noEndpoint(context) : queued(made, context);
    },
  };
}
