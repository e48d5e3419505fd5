import type { Database } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import { removeLogos } from '../dealers/dealer-desk.ts';
import { removeAll, vehiclesOf } from './inventory-store.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });
/** More than a dealer's list has. */
const ALL = { cursor: undefined, limit: 100_000 };

/** Answers for a dealer's vehicles, and the logos that its stickers name: they go with the account. */
export function inventoryKeeper(database: Database): DataKeeper {
  return {
    name: 'inventory',
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
