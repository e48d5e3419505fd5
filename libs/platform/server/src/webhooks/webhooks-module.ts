import { voicesOf } from '@vinlore/mail';
import { webhooksContract } from '@vinlore/platform-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import * as v from 'valibot';
import { deliveryCalls } from './calls/deliveries.ts';
import { deskCalls } from './calls/desk.ts';
import { endpointCalls } from './calls/endpoints.ts';
import type { WebhooksDeps } from './deps.ts';
import { createDispatcher, type WebhookDispatcher } from './dispatch/dispatcher.ts';
import { createEmit, type EmitEvent } from './emit.ts';
import { webhooksKeeper } from './keeper.ts';
import { disabledLetter } from './mails/disabled-letter.ts';
import { webhooksMessages } from './messages/index.ts';
import { webhooksMigrations } from './migrations.ts';
import { purgeWebhooks } from './purge.ts';
import { webhookOperations } from './v1/webhook-operations.ts';
import { createWebhooks } from './webhooks.ts';

/** Webhooks as the product mounts them. */
export interface WebhooksModule {
  readonly module: ServerModule;
  /** Emits an event in the caller's transaction. */
  readonly emit: EmitEvent;
  /** Delivers events, in processes that run jobs. */
  readonly dispatcher: WebhookDispatcher;
}

/** Creates the module for webhook endpoints, their events, and deliveries. */
export function createWebhooksModule(deps: WebhooksDeps): WebhooksModule {
  const { database, jobs, mail, contactOf, on, clock } = deps;
  const voices = voicesOf(webhooksMessages, deps);
  const dispatcher = createDispatcher({
    ...deps,
    onDisabled: async (tx, { brand, accountId, url, disabled }) => {
      const contact = await contactOf(tx, brand, accountId);
      if (!contact) return;
      const voice = await voices(brand, contact.language);
      await mail.send(tx, disabledLetter({ ...voice, to: contact.email }, { url, reason: disabled }));
    },
  });
  const onEmitted = () => dispatcher.wake();
  const webhooks = createWebhooks(deps, onEmitted);
  jobs.define('webhooks.purge', v.object({}), () => purgeWebhooks(database, clock()), {
    retries: 3,
    schedule: '23 4 * * *',
  });
  return {
    emit: createEmit({ clock, onEmitted }),
    dispatcher: on ? dispatcher : { ...dispatcher, start: () => {} },
    module: defineModule({
      name: 'webhooks',
      contract: webhooksContract,
      handlers: {
        ...endpointCalls(deps, webhooks),
        ...deliveryCalls(deps, webhooks),
        ...deskCalls(deps, webhooks, onEmitted),
      },
      migrations: webhooksMigrations,
      messages: webhooksMessages,
      operations: webhookOperations(deps, webhooks, onEmitted),
      keepers: [webhooksKeeper(database, clock)],
    }),
  };
}
