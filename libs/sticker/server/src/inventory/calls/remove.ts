import { recordAct } from '@vinlore/audit';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { inventoryContract } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../../deps.ts';
import { removeVehicle } from '../inventory-store.ts';

/** Removes a vehicle from the inventory; its stickers are kept. */
export function inventoryRemove({ database }: StickerDeps): Handler<typeof inventoryContract.inventoryRemove> {
  return ({ id }, { actor: { accountId }, brand, text }) =>
    database.transaction(async (tx) => {
      if (!(await removeVehicle(tx, { accountId, brand: brand.key }, id))) return refuse(404, text.t('inventory.none'));
      await recordAct(tx, {
        brand: brand.key,
        actor: accountId,
        act: 'inventory.removed',
        subject: { kind: 'inventory-vehicle', id },
      });
      return { removed: true };
    });
}
