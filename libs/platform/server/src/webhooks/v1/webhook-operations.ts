import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listEvents,
  listWebhookEndpoints,
  resendEvent,
  retrieveEvent,
  retrieveWebhookEndpoint,
  rollWebhookSecret,
  uuidOfWebhookId,
  type WebhookEvent,
  webhookId,
} from '@vinlore/platform-domain';
import { type ApiCall, refuse, served, type ServedOperation } from '@vinlore/server-kit';
import { refuseUrl } from '../calls/endpoints.ts';
import type { WebhooksDeps } from '../deps.ts';
import { addDelivery } from '../store/delivery-store.ts';
import { endpointsOf, findEndpoint, type StoredEndpoint } from '../store/endpoint-store.ts';
import { findEvent, listEventsOf, receiversOf } from '../store/event-store.ts';
import { endpointView } from '../views.ts';
import type { Webhooks, WithSecret } from '../webhooks.ts';

type Call = Pick<ApiCall, 'brand' | 'actor' | 'mode' | 'text'>;
const ownerOf = ({ brand, actor }: Call) => ({ brand: brand.key, accountId: actor.accountId });
const object = 'webhook_endpoint' as const;

/** Operations of `/v1` on webhook endpoints and events: those of the key's mode only. */
export function webhookOperations(
  { database, clock, on }: WebhooksDeps,
  webhooks: Webhooks,
  onEmitted: () => void,
): readonly ServedOperation[] {
  const view = (endpoint: StoredEndpoint) => ({ object, ...endpointView(endpoint, clock()) });
  const withSecret = ({ endpoint, secret }: WithSecret) => ({ ...view(endpoint), secret });
  const none = ({ text }: Call) => refuse(404, text.t('webhooks.noEndpoint'));
  const endpointOf = async (id: string, call: Call) => {
    const found = await findEndpoint(database, ownerOf(call), uuidOfWebhookId('endpoint', id)!);
    return found?.mode === call.mode ? found : none(call);
  };
  const eventOf = async (id: string, call: Call) =>
    (await findEvent(database, ownerOf(call), call.mode, uuidOfWebhookId('event', id)!)) ??
    refuse(404, call.text.t('webhooks.noEvent'));
  return [
    served(createWebhookEndpoint, async (input, call) => {
      if (!on) return refuse(501, call.text.t('webhooks.off'));
      const endpoint = { requestId: crypto.randomUUID(), mode: call.mode, ...input };
      const made = await webhooks.create(ownerOf(call), endpoint);
      if (!('fault' in made)) return withSecret(made);
      if (made.fault === 'many') return refuse(409, call.text.t('webhooks.many'));
      if (made.fault === 'removed') return refuse(409, call.text.t('webhooks.removed'));
      return refuseUrl(made.fault, call);
    }),
    served(listWebhookEndpoints, async (_input, call) => {
      const all = await endpointsOf(database, ownerOf(call));
      const data = all.filter(({ mode }) => mode === call.mode).map(view);
      return { object: 'list' as const, data, has_more: false, next_cursor: null };
    }),
    served(retrieveWebhookEndpoint, async ({ id }, call) => view(await endpointOf(id, call))),
    served(deleteWebhookEndpoint, async ({ id }, call) => {
      const endpoint = await endpointOf(id, call);
      await webhooks.remove(ownerOf(call), endpoint.id);
      return { object, id, deleted: true as const };
    }),
    served(rollWebhookSecret, async ({ id }, call) => {
      const endpoint = await endpointOf(id, call);
      return withSecret((await webhooks.roll(ownerOf(call), endpoint.id)) ?? none(call));
    }),
    served(listEvents, async ({ type, cursor, limit }, call) => {
      const after = cursor === undefined ? undefined : (uuidOfWebhookId('event', cursor) ?? crypto.randomUUID());
      const found = await listEventsOf(database, ownerOf(call), call.mode, { type, after, most: limit });
      const page = found.slice(0, limit);
      const more = found.length > limit;
      return {
        object: 'list' as const,
        data: page.map(({ body }) => JSON.parse(body) as WebhookEvent),
        has_more: more,
        next_cursor: more ? webhookId('event', page.at(-1)!.id) : null,
      };
    }),
    served(retrieveEvent, async ({ id }, call) => JSON.parse((await eventOf(id, call)).body) as WebhookEvent),
    served(resendEvent, async ({ id, endpoint }, call) => {
      const event = await eventOf(id, call);
      const only = endpoint === undefined ? undefined : uuidOfWebhookId('endpoint', endpoint)!;
      const endpoints = await database.transaction(async (tx) => {
        const receivers = await receiversOf(tx, event.id, only);
        for (const each of receivers) await addDelivery(tx, each, event.id, clock());
        return receivers;
      });
      if (endpoints.length > 0) onEmitted();
      return { object: 'event' as const, id, endpoints: endpoints.map((each) => webhookId('endpoint', each)) };
    }),
  ];
}
