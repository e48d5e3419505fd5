import { type Database, tables, type Tx } from '@vinlore/database';
import type { WebhookDisabled, WebhookMode } from '@vinlore/platform-domain';
import { type Kysely, sql } from 'kysely';
import type { DeliveryResult, EndedAttempt, EndpointHealth } from './outcome.ts';
import { keptOutcome } from './outcome.ts';

/** Rows of new events that one turn takes. */
const MOST_WAKES = 1_000;

/** An endpoint as a worker needs it. */
export interface LeasedEndpoint extends EndpointHealth {
  readonly id: string;
  readonly brand: string;
  readonly accountId: string;
  readonly mode: WebhookMode;
  readonly url: string;
  readonly sealed: string;
  readonly oldSealed: string | null;
  readonly oldUntil: Date | null;
}

/** A delivery that is due. */
export interface DueDelivery {
  readonly id: string;
  readonly seq: string;
  readonly endpointId: string;
  readonly objectId: string;
  /** Attempts made. */
  readonly attempts: number;
  readonly eventId: string;
  readonly body: string;
  /** Whether an earlier delivery of its object hasn't ended. */
  readonly behind: boolean;
}

const FIELDS = sql`id, brand, account_id as "accountId", mode, url, sealed, old_sealed as "oldSealed",
  old_until as "oldUntil", disabled, last_success_at as "lastSuccessAt", last_failure_at as "lastFailureAt", failures,
  failing_since as "failingSince"`;

const db = (source: Database | Tx): Kysely<object> => tables<object>(source);
const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Takes notices of new events and schedules their endpoints. Several workers take different ones.
 *
 * @returns the endpoints
 */
export async function takeWakes(source: Database | Tx, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      delete from webhook_wake where seq in (
        select seq from webhook_wake order by seq limit ${MOST_WAKES} for update skip locked
      ) returning endpoint_id
    ), locked as (
      select id from webhook_endpoint where id in (select endpoint_id from taken) order by id for no key update
    )
    update webhook_endpoint set due_at = least(due_at, ${at}) where id in (select id from locked) returning id`.execute(
    db(source),
  );
  return rows.map(({ id }) => id);
}

/** Leases endpoints that are due to a worker, the longest due first. While leased, no other worker delivers to them. */
export async function leaseEndpoints(
  source: Database | Tx,
  lease: { readonly worker: string; readonly at: Date; readonly until: Date },
  { slow, most }: { readonly slow: boolean; readonly most: number },
): Promise<LeasedEndpoint[]> {
  const { worker, at, until } = lease;
  const { rows } = await sql<LeasedEndpoint>`
    update webhook_endpoint set lease_by = ${worker}, lease_until = ${until}, due_at = ${until}
    where id in (
      select id from webhook_endpoint
      where (failures > 0) = ${slow} and disabled is null and due_at <= ${at}
        and (lease_until is null or lease_until < ${at})
      order by due_at limit ${most} for no key update skip locked
    ) returning ${FIELDS}`.execute(db(source));
  return rows;
}

/** Extends leases. @returns the endpoints that the worker still has */
export async function renewLeases(
  source: Database | Tx,
  { worker, until }: { readonly worker: string; readonly until: Date },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoint set lease_until = ${until} where lease_by = ${worker} and id = any (${[...ids]}::uuid[])
    returning id`.execute(db(source));
  return rows.map(({ id }) => id);
}

/** What to load for an endpoint. */
export interface LoadRequest {
  readonly id: string;
  readonly most: number;
  /** Deliveries under way. */
  readonly busy: readonly string[];
}

/** Loads due deliveries of leased endpoints, the longest due first. */
export async function dueDeliveries(
  source: Database | Tx,
  asked: readonly LoadRequest[],
  at: Date,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select due.*, event.body
    from jsonb_to_recordset(${json(asked)}) as asked (id uuid, most int, busy uuid[])
    cross join lateral (
      select delivery.id, delivery.seq::text as seq, delivery.endpoint_id as "endpointId",
        delivery.object_id as "objectId", delivery.attempts, delivery.event_id as "eventId",
        exists (
          select from webhook_delivery earlier
          where earlier.endpoint_id = delivery.endpoint_id and earlier.object_id = delivery.object_id
            and earlier.state = 'pending' and earlier.seq < delivery.seq
        ) as behind
      from webhook_delivery delivery
      where delivery.endpoint_id = asked.id and delivery.state = 'pending' and not delivery.held
        and delivery.next_at <= ${at} and delivery.id <> all (asked.busy)
      order by delivery.next_at, delivery.seq limit asked.most
    ) due
    join webhook_event event on event.id = due."eventId"`.execute(db(source));
  return rows;
}

/** Sets deliveries aside until the earlier ones of their objects have ended. */
export async function holdDeliveries(source: Database | Tx, ids: readonly string[]): Promise<void> {
  await sql`update webhook_delivery set held = true where id = any (${[...ids]}::uuid[])`.execute(db(source));
}

/** Locks the endpoints that the worker still has. @returns them as they are now */
export async function lockLeased(tx: Tx, worker: string, ids: readonly string[]): Promise<LeasedEndpoint[]> {
  const { rows } = await sql<LeasedEndpoint>`
    select ${FIELDS} from webhook_endpoint where lease_by = ${worker} and id = any (${[...ids]}::uuid[])
    order by id for no key update`.execute(db(tx));
  return rows;
}

/** Stores attempts and what becomes of their deliveries; the next delivery of an object may go once one has ended. */
export async function storeAttempts(
  tx: Tx,
  ended: readonly (EndedAttempt & { readonly result: DeliveryResult })[],
  at: Date,
): Promise<void> {
  const rows = ended.map(({ deliveryId, endpointId, objectId, attempt, at: begun, durationMs, outcome, result }) => ({
    ...{ delivery_id: deliveryId, endpoint_id: endpointId, object_id: objectId, attempt, at: begun },
    ...{ duration_ms: Math.round(durationMs), state: result.state, next_at: result.nextAt },
    ...keptOutcome(outcome),
  }));
  await sql`
    insert into webhook_attempt (delivery_id, attempt, at, duration_ms, status, failure, answer)
    select delivery_id, attempt, at, duration_ms, status, failure, answer from jsonb_to_recordset(${json(rows)}) as ended
      (delivery_id uuid, attempt int, at timestamptz, duration_ms int, status int, failure text, answer text)
    on conflict do nothing`.execute(db(tx));
  await sql`
    update webhook_delivery delivery set attempts = ended.attempt, state = ended.state,
      next_at = coalesce(ended.next_at, delivery.next_at),
      ended_at = case when ended.state = 'pending' then null else ${at}::timestamptz end
    from jsonb_to_recordset(${json(rows)}) as ended (delivery_id uuid, attempt int, state text, next_at timestamptz)
    where delivery.id = ended.delivery_id and delivery.state = 'pending'`.execute(db(tx));
  const over = rows.filter(({ state }) => state !== 'pending');
  if (over.length > 0) await releaseNext(tx, over);
}

/** Lets the next delivery of each object go. */
async function releaseNext(
  tx: Tx,
  over: readonly { readonly endpoint_id: string; readonly object_id: string }[],
): Promise<void> {
  await sql`
    update webhook_delivery set held = false where held and seq in (
      select next.seq from jsonb_to_recordset(${json(over)}) as over (endpoint_id uuid, object_id text)
      cross join lateral (
        select seq from webhook_delivery delivery
        where delivery.endpoint_id = over.endpoint_id and delivery.object_id = over.object_id
          and delivery.state = 'pending'
        order by seq limit 1
      ) next
    )`.execute(db(tx));
}

/** Stores the health of endpoints. */
export async function storeHealth(
  tx: Tx,
  endpoints: readonly (EndpointHealth & { readonly id: string })[],
  at: Date,
): Promise<void> {
  await sql`
    update webhook_endpoint endpoint set last_success_at = now."lastSuccessAt", last_failure_at = now."lastFailureAt",
      failures = now.failures, failing_since = now."failingSince", disabled = now.disabled,
      disabled_at = case when now.disabled is not null then coalesce(endpoint.disabled_at, ${at}) end
    from jsonb_to_recordset(${json(endpoints)}) as now (id uuid, "lastSuccessAt" timestamptz,
      "lastFailureAt" timestamptz, failures int, "failingSince" timestamptz, disabled text)
    where endpoint.id = now.id`.execute(db(tx));
}

/**
 * Ends leases, and schedules the endpoints for their next delivery, after all others that are due now. The endpoints
 * must have been locked by an earlier statement, so that this one sees every delivery whose notice has been taken.
 */
export async function releaseLeases(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update webhook_endpoint endpoint set lease_by = null, lease_until = null, due_at = (
      select greatest(min(next_at), ${at}) from webhook_delivery delivery
      where delivery.endpoint_id = endpoint.id and delivery.state = 'pending' and not delivery.held
      having min(next_at) is not null
    ) where id = any (${[...ids]}::uuid[])`.execute(db(tx));
}

/** Who is told that an endpoint was disabled. */
export interface DisabledEndpoint extends LeasedEndpoint {
  readonly disabled: WebhookDisabled;
}
