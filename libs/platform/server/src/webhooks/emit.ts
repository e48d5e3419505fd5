import { randomUUID } from 'node:crypto';
import { afterCommit, tables, type Tx } from '@vinlore/database';
import { type WebhookEvent, type WebhookEventType, webhookId, type WebhookMode } from '@vinlore/platform-domain';
import { sql } from 'kysely';

/** Something that happened to an object of an account. */
export interface EmittedEvent {
  readonly brand: string;
  readonly accountId: string;
  readonly mode: WebhookMode;
  readonly type: WebhookEventType;
  /** Events with the same object arrive in the order in which they were emitted. */
  readonly objectId: string;
  /** The object as it is now, as `/v1` shows it. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Emits an event in the caller's transaction: it is sent if and only if that commits. Call it after writing the object,
 * whose lock then orders concurrent events. One statement, whether anyone listens or not.
 */
export type EmitEvent = (tx: Tx, event: EmittedEvent) => Promise<void>;

/** Composes an event as it is sent. */
function composed({ type, mode, data }: EmittedEvent, at: Date): { readonly id: string; readonly body: string } {
  const id = randomUUID();
  const event: WebhookEvent = {
    ...{ id: webhookId('event', id), object: 'event', type, created: at.toISOString(), mode },
    data: { object: data },
  };
  return { id, body: JSON.stringify(event) };
}

/** Called in this process once an event with a receiver is committed. */
export interface EmitDeps {
  readonly clock: () => Date;
  readonly onEmitted: () => void;
}

/** Returns the function with which the product emits events. */
export function createEmit({ clock, onEmitted }: EmitDeps): EmitEvent {
  return async (tx, emitted) => {
    const { brand, accountId, mode, type, objectId } = emitted;
    const at = clock();
    const { id, body } = composed(emitted, at);
    const { rows } = await sql<{ made: number }>`
      with event as (
        insert into webhook_event (id, brand, account_id, mode, type, object_id, body, created_at)
        values (${id}, ${brand}, ${accountId}, ${mode}, ${type}, ${objectId}, ${body}, ${at})
        returning id
      ), delivery as (
        insert into webhook_delivery (brand, endpoint_id, event_id, object_id, next_at, created_at)
        select endpoint.brand, endpoint.id, event.id, ${objectId}, ${at}, ${at}
        from event join webhook_endpoint endpoint on endpoint.account_id = ${accountId} and endpoint.brand = ${brand}
        where endpoint.mode = ${mode} and endpoint.disabled is null
          and (endpoint.types is null or ${type} = any (endpoint.types))
        returning brand, endpoint_id
      ), wake as (
        insert into webhook_wake (brand, endpoint_id) select brand, endpoint_id from delivery returning seq
      )
      select count(*)::int as made from wake`.execute(tables<object>(tx));
    if (rows[0]!.made > 0) afterCommit(tx, onEmitted);
  };
}

/** Whether an account has an endpoint for a type of event, for what takes a query to compose. */
export async function hasReceiver(
  tx: Tx,
  { brand, accountId, mode, type }: Pick<EmittedEvent, 'brand' | 'accountId' | 'mode' | 'type'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_endpoint where account_id = ${accountId} and brand = ${brand} and mode = ${mode}
      and disabled is null and (types is null or ${type} = any (types)) limit 1`.execute(tables<object>(tx));
  return rows.length > 0;
}

/**
 * Emits what concerns everyone, such as newly imported data, to each account with an endpoint for it.
 *
 * @param event without the account
 */
export async function emitToAll(
  tx: Tx,
  emit: EmitEvent,
  event: Omit<EmittedEvent, 'brand' | 'accountId' | 'mode'>,
): Promise<void> {
  const { rows } = await sql<{ brand: string; accountId: string; mode: WebhookMode }>`
    select distinct brand, account_id as "accountId", mode from webhook_endpoint
    where disabled is null and (types is null or ${event.type} = any (types))`.execute(tables<object>(tx));
  for (const receiver of rows) await emit(tx, { ...event, ...receiver });
}

/**
 * Emits an event for one endpoint only, whatever its types are.
 *
 * @returns id of the delivery
 */
export async function emitTo(
  tx: Tx,
  { clock, onEmitted }: EmitDeps,
  endpointId: string,
  emitted: EmittedEvent,
): Promise<string> {
  const { brand, accountId, mode, type, objectId } = emitted;
  const at = clock();
  const { id, body } = composed(emitted, at);
  const { rows } = await sql<{ id: string }>`
    with event as (
      insert into webhook_event (id, brand, account_id, mode, type, object_id, body, created_at)
      values (${id}, ${brand}, ${accountId}, ${mode}, ${type}, ${objectId}, ${body}, ${at})
    ), wake as (
      insert into webhook_wake (brand, endpoint_id) values (${brand}, ${endpointId})
    )
    insert into webhook_delivery (brand, endpoint_id, event_id, object_id, next_at, created_at)
    values (${brand}, ${endpointId}, ${id}, ${objectId}, ${at}, ${at}) returning id`.execute(tables<object>(tx));
  afterCommit(tx, onEmitted);
  return rows[0]!.id;
}
