import { recordAct } from '@vinlore/audit';
import { uuidOfWebhookId, webhookId, type webhooksContract } from '@vinlore/platform-domain';
import { type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import type { WebhooksDeps } from '../deps.ts';
import { countRange, replayRange } from '../store/delivery-store.ts';
import { endpointsOf, findEndpoint } from '../store/endpoint-store.ts';
import { endpointView } from '../views.ts';
import type { Webhooks } from '../webhooks.ts';
import { deliveriesPage, queued } from './deliveries.ts';
import { noEndpoint } from './endpoints.ts';

type Rows = Pick<
  typeof webhooksContract,
  'staffWebhooks' | 'staffWebhookDeliveries' | 'staffWebhookResend' | 'staffWebhookReplay'
>;

/** Events of one replay: what one statement queues within a request's time. */
const MOST_REPLAYED = 5_000;

/** Handlers of the desk's view of members' webhooks. */
export function deskCalls(deps: WebhooksDeps, webhooks: Webhooks, onEmitted: () => void): Handlers<Rows> {
  const { database, clock } = deps;
  return {
    staffWebhooks: async ({ account_id: accountId }, { brand }) => {
      const endpoints = await endpointsOf(database, { brand: brand.key, accountId });
      return { endpoints: endpoints.map((each) => endpointView(each, clock())) };
    },
    staffWebhookDeliveries: async ({ id, ...page }, context) => {
      const endpoint = await findEndpoint(database, { brand: context.brand.key }, uuidOfWebhookId('endpoint', id)!);
      return endpoint ? deliveriesPage(deps, endpoint.id, page) : noEndpoint(context);
    },
    staffWebhookResend: async ({ delivery_id: id, reason }, context) => {
      const made = await webhooks.resend(
        { brand: context.brand.key },
        uuidOfWebhookId('delivery', id)!,
        (tx, { endpointId, eventId }) =>
          recordAct(tx, {
            ...staffAct(context),
            act: 'webhook.resent',
            subject: { kind: 'webhook', id: webhookId('endpoint', endpointId) },
            detail: { event: webhookId('event', eventId), reason },
          }),
      );
      onEmitted();
      return queued(made, context);
    },
    staffWebhookReplay: async ({ id, from, to, reason }, context) => {
      const { brand, text } = context;
      const endpointId = uuidOfWebhookId('endpoint', id)!;
      const range = { endpointId, from: new Date(from), to: new Date(to) };
      const replayed = await database.transaction(async (tx) => {
        const endpoint = await findEndpoint(tx, { brand: brand.key }, endpointId);
        if (!endpoint) return noEndpoint(context);
        if (endpoint.disabled !== null) return refuse(409, text.t('webhooks.endpointOff'));
        const count = await countRange(tx, range, MOST_REPLAYED + 1);
        if (count === 0) return refuse(422, text.t('webhooks.rangeEmpty'));
        if (count > MOST_REPLAYED) return refuse(422, text.t('webhooks.rangeLong', { most: MOST_REPLAYED }));
        const made = await replayRange(tx, range, clock());
        await recordAct(tx, {
          ...staffAct(context),
          act: 'webhook.replayed',
          subject: { kind: 'webhook', id },
          detail: { from, to, events: made, reason },
        });
        return made;
      });
      onEmitted();
      return { replayed };
    },
  };
}
