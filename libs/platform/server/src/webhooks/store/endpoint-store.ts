import { type Database, tables, type Tx } from '@vinlore/database';
import type { WebhookMode } from '@vinlore/platform-domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { WebhooksTables } from '../tables.ts';

/** Owner of endpoints: an account of a brand. */
export interface WebhookOwner {
  readonly brand: string;
  readonly accountId: string;
}

type Row = WebhooksTables['webhook_endpoint'];
/** An endpoint as stored, with how many deliveries are pending. */
export type StoredEndpoint = Selectable<Row> & { readonly pending: number };

const db = (source: Database | Tx) => tables<WebhooksTables>(source);

/** Counted up to this: more makes no difference to anyone. */
const MOST_COUNTED = 1_000;

const endpoints = (source: Database | Tx, brand: string) =>
  db(source)
    .selectFrom('webhook_endpoint')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from (select from webhook_delivery
        where endpoint_id = webhook_endpoint.id and state = 'pending' limit ${MOST_COUNTED}) as counted)`.as('pending'),
    )
    .where('brand', '=', brand)
    .where((eb) => eb.or([eb('disabled', 'is', null), eb('disabled', '<>', 'removed')]));

/** An account's endpoints, the newest first. */
export function endpointsOf(source: Database | Tx, { brand, accountId }: WebhookOwner): Promise<StoredEndpoint[]> {
  return endpoints(source, brand)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * One endpoint.
 *
 * @param accountId its owner; absent: whoever's of the brand, for staff
 */
export function findEndpoint(
  source: Database | Tx,
  { brand, accountId }: { readonly brand: string; readonly accountId?: string },
  id: string,
): Promise<StoredEndpoint | undefined> {
  const one = endpoints(source, brand).where('id', '=', id);
  return (accountId === undefined ? one : one.where('account_id', '=', accountId)).executeTakeFirst();
}

/** Lets one change of an account's endpoints happen at a time. */
export async function holdEndpoints(tx: Tx, { brand, accountId }: WebhookOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${brand} ${accountId}`}, 0))`.execute(db(tx));
}

/** The endpoint that was made by a request, removed or not. Call under the account's lock. */
export function endpointOfRequest(tx: Tx, { brand, accountId }: WebhookOwner, requestId: string) {
  return db(tx)
    .selectFrom('webhook_endpoint')
    .select(['id', 'disabled'])
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Number of endpoints in a mode. Call under the account's lock. */
export async function countEndpoints(tx: Tx, { brand, accountId }: WebhookOwner, mode: WebhookMode): Promise<number> {
  const { count } = await db(tx)
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('mode', '=', mode)
    .where((eb) => eb.or([eb('disabled', 'is', null), eb('disabled', '<>', 'removed')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEndpoint(tx: Tx, row: Insertable<Row>): Promise<void> {
  await db(tx).insertInto('webhook_endpoint').values(row).execute();
}

/** Changes an endpoint of the account. @returns whether there is one */
export async function updateEndpoint(
  tx: Tx,
  { brand, accountId }: WebhookOwner,
  id: string,
  change: Updateable<Row>,
): Promise<boolean> {
  const { numUpdatedRows } = await db(tx)
    .updateTable('webhook_endpoint')
    .set(change)
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('disabled', 'is', null), eb('disabled', '<>', 'removed')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the account had an endpoint that it has removed. */
export async function wasRemoved(tx: Tx, { brand, accountId }: WebhookOwner, id: string): Promise<boolean> {
  const found = await db(tx)
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** What removing leaves of an endpoint until the next purge: nothing that works. */
export const removed = (at: Date) =>
  ({ disabled: 'removed', disabled_at: at, sealed: '', old_sealed: null, due_at: null }) as const;
