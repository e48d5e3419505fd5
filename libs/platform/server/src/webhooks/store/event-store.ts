import { type Database, tables, type Tx } from '@vinlore/database';
import type { WebhookEventType, WebhookMode } from '@vinlore/platform-domain';
import { sql } from 'kysely';
import type { WebhooksTables } from '../tables.ts';
import type { WebhookOwner } from './endpoint-store.ts';

const db = (source: Database | Tx) => tables<WebhooksTables>(source);

/** An account's events in one mode. */
const eventsOf = (source: Database | Tx, { brand, accountId }: WebhookOwner, mode: WebhookMode) =>
  db(source)
    .selectFrom('webhook_event')
    .select(['id', 'body'])
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('mode', '=', mode);

/** One event; undefined if the account has none with this id. */
export const findEvent = (source: Database | Tx, owner: WebhookOwner, mode: WebhookMode, id: string) =>
  eventsOf(source, owner, mode).where('id', '=', id).executeTakeFirst();

/**
 * Events, the newest first.
 *
 * @param after the last event of the page before
 * @param most one more is read, to tell whether there is another page
 */
export function listEventsOf(
  source: Database | Tx,
  owner: WebhookOwner,
  mode: WebhookMode,
  page: { readonly type?: WebhookEventType | undefined; readonly after?: string | undefined; readonly most: number },
) {
  let query = eventsOf(source, owner, mode);
  if (page.type !== undefined) query = query.where('type', '=', page.type);
  if (page.after !== undefined)
    query = query.where(
      sql<boolean>`(created_at, seq) < (select created_at, seq from webhook_event
        where id = ${page.after} and account_id = ${owner.accountId})`,
    );
  return query
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(page.most + 1)
    .execute();
}

/** Endpoints that an event is for and that are on. @param only one of them; absent for all */
export async function receiversOf(tx: Tx, eventId: string, only?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select endpoint.id from webhook_event event join webhook_endpoint endpoint
      on endpoint.account_id = event.account_id and endpoint.brand = event.brand and endpoint.mode = event.mode
    where event.id = ${eventId} and endpoint.disabled is null
      and (endpoint.types is null or event.type = any (endpoint.types))
      and (${only ?? null}::uuid is null or endpoint.id = ${only ?? null}::uuid)
    order by endpoint.created_at`.execute(db(tx));
  return rows.map(({ id }) => id);
}
