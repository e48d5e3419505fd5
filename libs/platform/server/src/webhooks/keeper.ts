import { type Database, tables, type Tx } from '@vinlore/database';
import { webhookId } from '@vinlore/platform-domain';
import { type DataKeeper, type DataOwner, movedRows, together } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { removed } from './store/endpoint-store.ts';
import type { WebhooksTables } from './tables.ts';

const db = (source: Database | Tx) => tables<WebhooksTables>(source);

/** Endpoints stop at once, and don't start again by themselves. */
const stop =
  (clock: () => Date) =>
  async (tx: Tx, { id, brand }: DataOwner) => {
    await db(tx)
      .updateTable('webhook_endpoint')
      .set({ disabled: 'owner', disabled_at: clock() })
      .where('account_id', '=', id)
      .where('brand', '=', brand.key)
      .where('disabled', 'is', null)
      .execute();
  };

/**
 * Exports, merges, and erases webhooks (ADR 11). Erasing deletes events at once, because they tell what the member did;
 * the endpoints, which no longer say whose they were, go with the next purge.
 */
export function webhooksKeeper(database: Database, clock: () => Date): DataKeeper {
  return {
    name: 'webhooks',
    exportOf: async ({ id, brand }) => {
      const endpoints = await db(database)
        .selectFrom('webhook_endpoint')
        .select(['url', 'description', 'types', 'mode', 'created_at', 'disabled', 'last_success_at', 'last_failure_at'])
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .orderBy('created_at')
        .execute();
      const events = await db(database)
        .selectFrom('webhook_event')
        .select(['id', 'type', 'mode', 'created_at', 'body'])
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .orderBy('seq')
        .execute();
      return {
        endpoints: endpoints.filter(({ disabled }) => disabled !== 'removed'),
        events: events.map(({ id: eventId, type, mode, created_at, body }) => ({
          ...{ id: webhookId('event', eventId), type, mode, created_at },
          data: (JSON.parse(body) as { data: unknown }).data,
        })),
      };
    },
    close: stop(clock),
    suspend: stop(clock),
    // An account can have more endpoints than allowed after a merge; it can't add another until it has fewer.
    merge: together(movedRows('webhooks', 'webhook_endpoint'), { move: movedRows('events', 'webhook_event').move }),
    erase: async (tx, { id, brand }) => {
      const own = sql`account_id = ${id} and brand = ${brand.key}`;
      await sql`delete from webhook_wake where endpoint_id in (select id from webhook_endpoint where ${own})`.execute(
        db(tx),
      );
      await sql`delete from webhook_delivery where event_id in (select id from webhook_event where ${own})`.execute(
        db(tx),
      );
      await sql`delete from webhook_event where ${own}`.execute(db(tx));
      await db(tx)
        .updateTable('webhook_endpoint')
        .set({
          ...removed(clock()),
          ...{ url: '', description: '', types: null, public_key: '' },
          account_id: '00000000-0000-0000-0000-000000000000',
          // Unique per account; the row's own id is.
          request_id: sql`id`,
        })
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .execute();
    },
  };
}
