import { randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { GarageShows } from '@vinlore/garage-domain';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '../deps.ts';
import type { GarageTables } from '../tables.ts';

/** The link to a public garage as it is stored. */
export type StoredLink = Selectable<GarageTables['garage_link']>;

const from = (source: Database | Tx) => tables<GarageTables>(source);

/** The owner's link; null while it is off. */
export async function linkOf(source: Database, { brand, accountId }: Owner): Promise<StoredLink | null> {
  const row = await from(source)
    .selectFrom('garage_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}

/** Switches the owner's link on under a token that nobody guesses, or changes what it shows. */
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

/** Takes a vehicle that is gone off the owner's link. */
export async function leaveLink(tx: Tx, { brand, accountId }: Owner, vehicleId: string): Promise<void> {
  await from(tx)
    .updateTable('garage_link')
    .set({ vehicle_ids: sql`array_remove(vehicle_ids, ${vehicleId}::uuid)` })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .execute();
}

/** Switches the owner's link off for good. @returns false where it was off */
export async function endLink(tx: Tx, { brand, accountId }: Owner): Promise<boolean> {
  const { numDeletedRows } = await from(tx)
    .deleteFrom('garage_link')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The link of a token in its brand; null for one that is off, of another brand, or never was: they look the same. */
export async function openLink(source: Database, brand: string, token: string): Promise<StoredLink | null> {
  const row = await from(source)
    .selectFrom('garage_link')
    .selectAll()
    .where('token', '=', token)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}
