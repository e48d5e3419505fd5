import { inventoryAddMany } from './inventory/add-many.ts';
import { inventoryAdd } from './inventory/add.ts';
import { inventoryList } from './inventory/list.ts';
import { inventoryRemove } from './inventory/remove.ts';

export type { AddedVehicles } from './inventory/add-many.ts';
export type { InventoryVehicle } from './inventory/inventory-vehicle.ts';

/** Calls about a dealer's vehicles. */
export const inventoryContract = { inventoryAdd, inventoryAddMany, inventoryList, inventoryRemove };
