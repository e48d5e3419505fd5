import { randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { GarageShows } from '@vinlore/garage-domain';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '../deps.ts';
import type { GarageTables } from '../tables.ts';

/** Row of a public link. */
export type StoredLink = Selectable<GarageTables['garage_link']>;

const from = (source: Database | Tx) => tables<GarageTables>(source);

/** Returns the owner's link, or null while it's off. */
export async function linkOf(source: Database, { brand, accountId }: Owner): Promise<StoredLink | null> {
  const row = await from(source)
    .selectFrom('garage_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}

/** Turns the owner's link on with a random token, or updates what it shows. */
export function keepLink(
  tx: Tx,
  { brand, accountId }: Owner,
  shows: GarageShows,
  at: Date,
): Promise<StoredLink & { readonly is_new: boolean }> {
  return from(tx)
    .insertInto('garage_link')
    .values({ ...shows, brand, account_id: accountId, token: randomBytes(16).toString('base64url'), made_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'brand']).doUpdateSet(shows))
    .returningAll()
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
}

/** Removes a deleted vehicle from the owner's link. */
export async function leaveLink(tx: Tx, { brand, accountId }: Owner, vehicleId: string): Promise<void> {
  await from(tx)
    .updateTable('garage_link')
    .set({ vehicle_ids: sql`array_remove(vehicle_ids, ${vehicleId}::uuid)` })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .execute();
}

/** Deletes the owner's link for good. @returns false if it was off */
export async function endLink(tx: Tx, { brand, accountId }: Owner): Promise<boolean> {
  const { numDeletedRows } = await from(tx)
    .deleteFrom('garage_link')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Returns the brand's link with this token, or null. Links that are off, from another brand, or made up are
 * indistinguishable.
 */
export async function openLink(source: Database, brand: string, token: string): Promise<StoredLink | null> {
  const row = await from(source)
    .selectFrom('garage_link')
    .selectAll()
    .where('token', '=', token)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}
