import { inventoryAddMany } from './inventory/add-many.ts';
import { inventoryAdd } from './inventory/add.ts';
import { inventoryList } from './inventory/list.ts';
import { inventoryRemove } from './inventory/remove.ts';

export type { AddedItems } from './inventory/add-many.ts';
export type { InventoryItem } from './inventory/inventory-item.ts';

/** Calls on a dealer's inventory. */
export const inventoryContract = { inventoryAdd, inventoryAddMany, inventoryList, inventoryRemove };
