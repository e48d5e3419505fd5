import { comesAfter, type Database, pageOf, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { WebhookDeliveryState } from '@vinlore/platform-domain';
import { type Selectable, sql } from 'kysely';
import type { WebhooksTables } from '../tables.ts';

type Attempt = Selectable<WebhooksTables['webhook_attempt']>;
/** A delivery with its event's type and its attempts, the first one first. */
export type StoredDelivery = Selectable<WebhooksTables['webhook_delivery']> & {
  readonly type: WebhooksTables['webhook_event']['type'];
  readonly made: readonly Attempt[];
};

const db = (source: Database | Tx) => tables<WebhooksTables>(source);

async function withAttempts(
  source: Database | Tx,
  rows: readonly Omit<StoredDelivery, 'made'>[],
): Promise<StoredDelivery[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const attempts = await db(source)
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('delivery_id', 'in', ids)
    .orderBy('attempt')
    .execute();
  return rows.map((row) => ({ ...row, made: attempts.filter(({ delivery_id: id }) => id === row.id) }));
}

const deliveries = (source: Database | Tx) =>
  db(source)
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .selectAll('delivery')
    .select('event.type');

/** A page of an endpoint's deliveries, the newest first. */
export async function deliveriesOf(
  source: Database | Tx,
  endpointId: string,
  { state, after }: { readonly state?: WebhookDeliveryState | undefined; readonly after?: string | undefined },
): Promise<{ rows: StoredDelivery[]; more: boolean }> {
  let query = deliveries(source).where('delivery.endpoint_id', '=', endpointId);
  if (state !== undefined) query = query.where('delivery.state', '=', state);
  if (after !== undefined)
    query = query.where(
      comesAfter({ table: 'webhook_delivery', alias: 'delivery', by: 'seq' }, { id: after, endpoint_id: endpointId }),
    );
  const found = await query
    .orderBy('delivery.seq', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, more } = pageOf(found);
  return { rows: await withAttempts(source, rows), more };
}

/** One delivery of a brand, with its endpoint's owner. */
export async function findDelivery(
  source: Database | Tx,
  brand: string,
  id: string,
): Promise<{ readonly delivery: StoredDelivery; readonly accountId: string } | null> {
  const row = await deliveries(source)
    .select('event.account_id')
    .where('delivery.brand', '=', brand)
    .where('delivery.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { account_id: accountId, ...delivery } = row;
  const [whole] = await withAttempts(source, [delivery]);
  return { delivery: whole!, accountId };
}

/**
 * Queues an event for an endpoint once more, behind what is pending about its object.
 *
 * @returns id of the new delivery, or of the one that is still pending
 */
export async function addDelivery(tx: Tx, endpointId: string, eventId: string, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with delivery as (
      insert into webhook_delivery (brand, endpoint_id, event_id, object_id, next_at, created_at)
      select brand, ${endpointId}, id, object_id, ${at}, ${at} from webhook_event where id = ${eventId}
      on conflict (endpoint_id, event_id) where state = 'pending' do nothing
      returning id, brand, endpoint_id
    ), wake as (
      insert into webhook_wake (brand, endpoint_id) select brand, endpoint_id from delivery
    )
    select id from delivery
    union all
    select id from webhook_delivery
    where endpoint_id = ${endpointId} and event_id = ${eventId} and state = 'pending' limit 1`.execute(db(tx));
  const [row] = rows;
  if (row) return row.id;
  // Another call has added it since this statement began: the next one sees it, unless it has arrived already.
  return addDelivery(tx, endpointId, eventId, at);
}

/** Which events of an account an endpoint gets. */
export interface ReplayedRange {
  readonly endpointId: string;
  readonly from: Date;
  readonly to: Date;
}

/** Number of events of a range that an endpoint is for, counted up to a limit. */
export async function countRange(tx: Tx, { endpointId, from, to }: ReplayedRange, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${rangeOf(endpointId, from, to)} limit ${most}) as counted`.execute(db(tx));
  return rows[0]!.count;
}

/**
 * Queues all events of a range for an endpoint once more, in their order.
 *
 * @returns how many; those still pending don't count
 */
export async function replayRange(tx: Tx, { endpointId, from, to }: ReplayedRange, at: Date): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    with delivery as (
      insert into webhook_delivery (brand, endpoint_id, event_id, object_id, next_at, created_at)
      select brand, ${endpointId}, id, object_id, ${at}, ${at} from (${rangeOf(endpointId, from, to)}) as event
      order by seq
      on conflict (endpoint_id, event_id) where state = 'pending' do nothing
      returning brand
    ), wake as (
      insert into webhook_wake (brand, endpoint_id) select brand, ${endpointId}::uuid from delivery limit 1
    )
    select count(*)::int as made from delivery`.execute(db(tx));
  return rows[0]!.made;
}

const rangeOf = (endpointId: string, from: Date, to: Date) => sql`
  select event.brand, event.id, event.object_id, event.seq from webhook_event event
  join webhook_endpoint endpoint on endpoint.id = ${endpointId} and endpoint.account_id = event.account_id
    and endpoint.brand = event.brand and endpoint.mode = event.mode
  where event.created_at >= ${from} and event.created_at < ${to}
    and event.type <> 'webhook.test' and (endpoint.types is null or event.type = any (endpoint.types))`;
