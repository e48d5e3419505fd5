import { uuidOfWebhookId, type webhooksContract } from '@vinlore/platform-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { WebhooksDeps } from '../deps.ts';
import { endpointsOf, type WebhookOwner } from '../store/endpoint-store.ts';
import { endpointView } from '../views.ts';
import type { UrlFault, Webhooks, WithSecret } from '../webhooks.ts';

type Rows = Pick<
  typeof webhooksContract,
  'webhookEndpoints' | 'webhookCreate' | 'webhookChange' | 'webhookRemove' | 'webhookRoll'
>;
type Words = Pick<CallContext, 'text'>;

export const ownerOf = ({ brand, actor }: CallContext<'bearer'>): WebhookOwner => ({
  brand: brand.key,
  accountId: actor.accountId,
});

/** Refuses a URL, and says why. */
export const refuseUrl = (fault: UrlFault, { text }: Words) => refuse(422, text.t('webhooks.url', { fault }));

export const noEndpoint = ({ text }: Words) => refuse(404, text.t('webhooks.noEndpoint'));

/** Handlers of a member's endpoints. */
export function endpointCalls({ database, clock, on }: WebhooksDeps, webhooks: Webhooks): Handlers<Rows> {
  const withSecret = ({ endpoint, secret }: WithSecret) => ({ ...endpointView(endpoint, clock()), secret });
  return {
    webhookEndpoints: async (_input, context) => ({
      endpoints: (await endpointsOf(database, ownerOf(context))).map((each) => endpointView(each, clock())),
    }),
    webhookCreate: async ({ request_id: requestId, ...input }, context) => {
      const { text } = context;
      if (!on) return refuse(501, text.t('webhooks.off'));
      const made = await webhooks.create(ownerOf(context), { requestId, ...input });
      if (!('fault' in made)) return withSecret(made);
      if (made.fault === 'many') return refuse(409, text.t('webhooks.many'));
      if (made.fault === 'removed') return refuse(409, text.t('webhooks.removed'));
      return refuseUrl(made.fault, context);
    },
    webhookChange: async ({ id, ...change }, context) => {
      const changed = await webhooks.change(ownerOf(context), uuidOfWebhookId('endpoint', id)!, change);
      if (!changed) return noEndpoint(context);
      return 'fault' in changed ? refuseUrl(changed.fault, context) : endpointView(changed, clock());
    },
    webhookRemove: async ({ id }, context) => {
      const done = await webhooks.remove(ownerOf(context), uuidOfWebhookId('endpoint', id)!);
      return done ? { removed: true } : noEndpoint(context);
    },
    webhookRoll: async ({ id }, context) => {
      const rolled = await webhooks.roll(ownerOf(context), uuidOfWebhookId('endpoint', id)!);
      return rolled ? withSecret(rolled) : noEndpoint(context);
    },
  };
}
