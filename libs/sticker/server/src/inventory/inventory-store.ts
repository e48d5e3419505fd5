import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Owner, StoredSticker } from '../sticker-table.ts';

interface InventoryTables {
  inventory_vehicle: {
    id: Generated<string>;
    brand: string;
    account_id: string;
    vin: string;
    stock_number: string;
    title: string;
    added_at: Date;
  };
}

/** Row of a dealer's vehicle. */
export type StoredItem = Selectable<InventoryTables['inventory_vehicle']>;

/** Search and filter of the inventory. */
export interface InventorySearch {
  /** Part of a VIN, stock number, or name; empty for all. */
  readonly text: string;
  readonly withoutSticker: boolean;
}

const from = (source: Database | Tx) => tables<InventoryTables & { sticker: StoredSticker }>(source);

/** Escapes `%` and `_` in a search. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function found(source: Database, { accountId, brand }: Owner, { text, withoutSticker }: InventorySearch) {
  let query = from(source)
    .selectFrom('inventory_vehicle as vehicle')
    .where('vehicle.account_id', '=', accountId)
    .where('vehicle.brand', '=', brand);
  if (text !== '')
    query = query.where(({ or, eb }) =>
      or(
        (['vehicle.vin', 'vehicle.stock_number', 'vehicle.title'] as const).map((column) =>
          eb(column, 'ilike', anywhere(text)),
        ),
      ),
    );
  if (withoutSticker)
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sticker')
            .select('sticker.id')
            .whereRef('sticker.account_id', '=', 'vehicle.account_id')
            .whereRef('sticker.brand', '=', 'vehicle.brand')
            .where(sql<boolean>`sticker.subject = 'vin ' || vehicle.vin`)
            .where('sticker.revoked_at', 'is', null),
        ),
      ),
    );
  return query;
}

/** Returns the number of matching vehicles. */
export async function countVehicles(source: Database, owner: Owner, search: InventorySearch): Promise<number> {
  const { count } = await found(source, owner, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a dealer's vehicles, newest first, after a given one (keyset pagination). */
export function vehiclesOf(
  source: Database,
  owner: Owner,
  search: InventorySearch,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<StoredItem[]> {
  let query = found(source, owner, search)
    .selectAll('vehicle')
    .orderBy('vehicle.added_at', 'desc')
    .orderBy('vehicle.id', 'desc')
    .limit(limit);
  if (cursor !== undefined)
    query = query.where(
      comesAfter(
        { table: 'inventory_vehicle', alias: 'vehicle', by: 'added_at' },
        { id: cursor, account_id: owner.accountId, brand: owner.brand },
      ),
    );
  return query.execute();
}

/** A vehicle to add. */
export type NewInventoryItem = Pick<StoredItem, 'vin' | 'stock_number' | 'title'>;

/** Inserts vehicles, or updates the stock number of existing ones if given. @returns newly added ones */
export async function addVehicles(
  tx: Tx,
  { accountId, brand }: Owner,
  vehicles: readonly NewInventoryItem[],
  at: Date,
): Promise<number> {
  const rows = await from(tx)
    .insertInto('inventory_vehicle')
    .values(vehicles.map((vehicle) => ({ ...vehicle, brand, account_id: accountId, added_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'brand', 'vin']).doUpdateSet({
        stock_number: sql`coalesce(nullif(excluded.stock_number, ''), inventory_vehicle.stock_number)`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .execute();
  return rows.filter(({ is_new }) => is_new).length;
}

/** Returns a dealer's vehicle by VIN. */
export function vehicleByVin(source: Tx, { accountId, brand }: Owner, vin: string): Promise<StoredItem> {
  return from(source)
    .selectFrom('inventory_vehicle')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('vin', '=', vin)
    .executeTakeFirstOrThrow();
}

/** Deletes a vehicle from a dealer's inventory. @returns false if it isn't there */
export async function removeVehicle(tx: Tx, { accountId, brand }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await from(tx)
    .deleteFrom('inventory_vehicle')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a dealer's inventory. */
export async function removeAll(tx: Tx, { accountId, brand }: Owner): Promise<void> {
  await from(tx)
    .deleteFrom('inventory_vehicle')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .execute();
}
