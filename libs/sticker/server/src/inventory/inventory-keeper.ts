import { type Database, tables } from '@vinlore/database';
import { type DataKeeper, type DataOwner, type MergePart, movedRows } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { removeLogos } from '../dealers/dealer-desk.ts';
import { removeAll, vehiclesOf } from './inventory-store.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });
/** More than any dealer's inventory. */
const ALL = { cursor: undefined, limit: 100_000 };

/** Exports, merges, and deletes a dealer's inventory and logos with the account. */
export function inventoryKeeper(database: Database): DataKeeper {
  return {
    name: 'inventory',
    merge: mergedInventory,
    exportOf: async (owner) => {
      const vehicles = await vehiclesOf(database, ownerOf(owner), { text: '', withoutSticker: false }, ALL);
      return vehicles.map(({ vin, stock_number, title, added_at }) => ({ vin, stock_number, title, added_at }));
    },
    erase: async (tx, owner) => {
      await removeAll(tx, ownerOf(owner));
      await removeLogos(tx, ownerOf(owner));
    },
  };
}

const vehicles = movedRows('inventory', 'inventory_vehicle');

/** Merges two inventories. A vehicle in both keeps the surviving account's row. Logos are keyed by content. */
const mergedInventory: MergePart = {
  look: async (source, merge) => {
    const { from, into } = merge;
    const both = await sql<{ count: number }>`
      select count(*)::int as count from inventory_vehicle mine join inventory_vehicle kept using (brand, vin)
      where mine.account_id = ${from.id} and kept.account_id = ${into.id} and brand = ${from.brand.key}`.execute(
      tables<object>(source),
    );
    return { ...(await vehicles.look(source, merge)), conflicts: { inventory: both.rows[0]!.count } };
  },
  move: async (tx, merge) => {
    const { from, into } = merge;
    const db = tables<object>(tx);
    await sql`delete from inventory_vehicle mine using inventory_vehicle kept
      where mine.account_id = ${from.id} and mine.brand = ${from.brand.key}
        and kept.account_id = ${into.id} and kept.brand = mine.brand and kept.vin = mine.vin`.execute(db);
    await vehicles.move(tx, merge);
    await sql`delete from dealer_logo mine using dealer_logo kept
      where mine.account_id = ${from.id} and mine.brand = ${from.brand.key}
        and kept.account_id = ${into.id} and kept.picture_id = mine.picture_id`.execute(db);
    await movedRows('logos', 'dealer_logo').move(tx, merge);
  },
};
