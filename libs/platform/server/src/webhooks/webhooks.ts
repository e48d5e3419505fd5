import { randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import {
  MOST_WEBHOOKS,
  WEBHOOK_OVERLAP_HOURS,
  type WebhookEventType,
  webhookId,
  type WebhookMode,
} from '@vinlore/platform-domain';
import { publicUrlFault } from '@vinlore/server-kit';
import { emitTo } from './emit.ts';
import { newWebhookSecrets, publicKeyOf } from './signing/signatures.ts';
import { openSecrets, sealSecrets } from './signing/sealed-secrets.ts';
import { addDelivery, findDelivery, type StoredDelivery } from './store/delivery-store.ts';
import {
  countEndpoints,
  endpointOfRequest,
  findEndpoint,
  holdEndpoints,
  insertEndpoint,
  removed,
  type StoredEndpoint,
  updateEndpoint,
  wasRemoved,
  type WebhookOwner,
} from './store/endpoint-store.ts';
import type { WebhooksDeps } from './deps.ts';

const HOUR_MS = 3_600_000;

/** An endpoint to be made. */
export interface NewEndpoint {
  /** The same for each repetition of a request. */
  readonly requestId: string;
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookEventType[] | null;
  readonly mode: WebhookMode;
}

/** A change of an endpoint; what is absent stays. */
export type EndpointChange = Partial<Pick<NewEndpoint, 'url' | 'description' | 'types'>> & {
  readonly enabled?: boolean | undefined;
};

/** An endpoint with its secret. */
export interface WithSecret {
  readonly endpoint: StoredEndpoint;
  readonly secret: string;
}

export type UrlFault = NonNullable<ReturnType<typeof publicUrlFault>>;

/** What members, the API, and staff do with webhooks. */
export type Webhooks = ReturnType<typeof createWebhooks>;

/** Returns what can be done with endpoints and deliveries; each act is audited with it. */
export function createWebhooks(
  { database, sealer, localTests, clock }: Pick<WebhooksDeps, 'database' | 'sealer' | 'localTests' | 'clock'>,
  onEmitted: () => void,
) {
  const urlFault = (url: string, mode: WebhookMode) => publicUrlFault(url, localTests && mode === 'test');
  const audit = (
    tx: Tx,
    owner: WebhookOwner,
    act: 'webhook.added' | 'webhook.changed' | 'webhook.removed' | 'webhook.rolled',
    id: string,
    after?: Readonly<Record<string, unknown>>,
  ) =>
    recordAct(tx, {
      brand: owner.brand,
      actor: owner.accountId,
      act,
      subject: { kind: 'webhook', id: webhookId('endpoint', id) },
      ...(after && { after }),
    });

  const whole = async (tx: Tx, owner: WebhookOwner, id: string): Promise<WithSecret | null> => {
    const endpoint = await findEndpoint(tx, owner, id);
    const secrets = endpoint && openSecrets(sealer, id, endpoint.sealed);
    return endpoint && secrets ? { endpoint, secret: secrets.secret } : null;
  };

  /** The delivery with an id, read back in the transaction that made it. */
  const madeDelivery = async (tx: Tx, brand: string, id: string): Promise<StoredDelivery> =>
    (await findDelivery(tx, brand, id))!.delivery;

  return {
    /** Adds an endpoint; a repeated request returns the one that it added. */
    create: (
      owner: WebhookOwner,
      { requestId, url, description, types, mode }: NewEndpoint,
    ): Promise<WithSecret | { readonly fault: UrlFault | 'many' | 'removed' }> => {
      const fault = urlFault(url, mode);
      if (fault !== null) return Promise.resolve({ fault });
      return database.transaction(async (tx) => {
        await holdEndpoints(tx, owner);
        const made = await endpointOfRequest(tx, owner, requestId);
        if (made) return (await whole(tx, owner, made.id)) ?? { fault: 'removed' };
        if ((await countEndpoints(tx, owner, mode)) >= MOST_WEBHOOKS) return { fault: 'many' };
        const id = randomUUID();
        const secrets = newWebhookSecrets();
        await insertEndpoint(tx, {
          ...{ id, mode, url: new URL(url).href, description, request_id: requestId },
          ...{ brand: owner.brand, account_id: owner.accountId, types: types && [...new Set(types)] },
          sealed: sealSecrets(sealer, id, secrets),
          public_key: publicKeyOf(secrets.key),
          created_at: clock(),
        });
        await audit(tx, owner, 'webhook.added', id, { mode });
        return (await whole(tx, owner, id))!;
      });
    },

    /** Changes an endpoint; switching it on also forgives its failures. */
    change: (
      owner: WebhookOwner,
      id: string,
      { url, description, types, enabled }: EndpointChange,
    ): Promise<StoredEndpoint | { readonly fault: UrlFault } | null> =>
      database.transaction(async (tx) => {
        await holdEndpoints(tx, owner);
        const before = await findEndpoint(tx, owner, id);
        if (!before) return null;
        const fault = url === undefined ? null : urlFault(url, before.mode);
        if (fault !== null) return { fault };
        const at = clock();
        const change = {
          ...(url !== undefined && { url: new URL(url).href }),
          ...(description !== undefined && { description }),
          ...(types !== undefined && { types: types && [...new Set(types)] }),
          ...(enabled === true &&
            before.disabled !== null && {
              disabled: null,
              disabled_at: null,
              failures: 0,
              failing_since: null,
              due_at: at,
            }),
          ...(enabled === false && before.disabled === null && { disabled: 'owner' as const, disabled_at: at }),
        };
        if (Object.keys(change).length > 0) {
          await updateEndpoint(tx, owner, id, change);
          await audit(tx, owner, 'webhook.changed', id, { fields: Object.keys(change).sort().join(', ') });
        }
        return (await findEndpoint(tx, owner, id))!;
      }),

    /** Removes an endpoint. @returns whether there is one, removed now or before */
    remove: (owner: WebhookOwner, id: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        if (!(await updateEndpoint(tx, owner, id, removed(clock())))) return wasRemoved(tx, owner, id);
        await audit(tx, owner, 'webhook.removed', id);
        return true;
      }),

    /** Gives an endpoint new secrets; the old ones also sign for a day. */
    roll: (owner: WebhookOwner, id: string): Promise<WithSecret | null> =>
      database.transaction(async (tx) => {
        await holdEndpoints(tx, owner);
        const before = await findEndpoint(tx, owner, id);
        if (!before) return null;
        const secrets = newWebhookSecrets();
        await updateEndpoint(tx, owner, id, {
          sealed: sealSecrets(sealer, id, secrets),
          public_key: publicKeyOf(secrets.key),
          old_sealed: before.sealed,
          old_until: new Date(clock().getTime() + WEBHOOK_OVERLAP_HOURS * HOUR_MS),
        });
        await audit(tx, owner, 'webhook.rolled', id);
        return whole(tx, owner, id);
      }),

    /** Sends an endpoint a test event. */
    test: (owner: WebhookOwner, id: string): Promise<StoredDelivery | 'none' | 'off'> =>
      database.transaction(async (tx) => {
        const endpoint = await findEndpoint(tx, owner, id);
        if (!endpoint) return 'none';
        if (endpoint.disabled !== null) return 'off';
        const deliveryId = await emitTo(tx, { clock, onEmitted }, id, {
          ...owner,
          mode: endpoint.mode,
          type: 'webhook.test',
          objectId: webhookId('endpoint', id),
          data: { object: 'webhook_endpoint', id: webhookId('endpoint', id), url: endpoint.url },
        });
        return madeDelivery(tx, owner.brand, deliveryId);
      }),

    /**
     * Sends the event of a delivery again to the same endpoint.
     *
     * @param accountId the caller, who must own it; absent for staff
     * @param also further writes in the same transaction
     */
    resend: (
      { brand, accountId }: { readonly brand: string; readonly accountId?: string },
      deliveryId: string,
      also: (tx: Tx, of: { readonly endpointId: string; readonly eventId: string }) => Promise<void> = async () => {},
    ): Promise<StoredDelivery | 'none' | 'off'> =>
      database.transaction(async (tx) => {
        const found = await findDelivery(tx, brand, deliveryId);
        if (!found || (accountId !== undefined && found.accountId !== accountId)) return 'none';
        const { endpoint_id: endpointId, event_id: eventId } = found.delivery;
        const endpoint = await findEndpoint(tx, { brand }, endpointId);
        if (!endpoint) return 'none';
        if (endpoint.disabled !== null) return 'off';
        const id = await addDelivery(tx, endpointId, eventId, clock());
        await also(tx, { endpointId, eventId });
        return madeDelivery(tx, brand, id);
      }),
  };
}
