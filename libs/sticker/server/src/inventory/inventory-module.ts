import { forDealers } from '@vinlore/bulk';
import { defineModule } from '@vinlore/server-kit';
import { inventoryContract } from '@vinlore/sticker-domain';
import { dealerMessages } from '../dealers/messages/index.ts';
import type { StickerDeps } from '../deps.ts';
import { inventoryAdd, inventoryAddMany } from './calls/add.ts';
import { inventoryList } from './calls/list.ts';
import { inventoryRemove } from './calls/remove.ts';
import { inventoryKeeper } from './inventory-keeper.ts';
import { inventoryMigrations } from './migrations.ts';

/** Creates the inventory module: a dealer's vehicles with their newest stickers (docs/decisions.md §4, Dealer). */
export function createInventoryModule(deps: StickerDeps) {
  return defineModule({
    name: 'inventory',
    contract: inventoryContract,
    handlers: {
      inventoryAdd: forDealers(inventoryAdd(deps)),
      inventoryAddMany: forDealers(inventoryAddMany(deps)),
      inventoryList: forDealers(inventoryList(deps)),
      inventoryRemove: forDealers(inventoryRemove(deps)),
    },
    migrations: inventoryMigrations,
    messages: dealerMessages,
    keepers: [inventoryKeeper(deps.database)],
  });
}
