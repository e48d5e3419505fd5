import type { Handler } from '@vinlore/server-kit';
import type { inventoryContract } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../../deps.ts';
import { countVehicles, vehiclesOf } from '../inventory-store.ts';
import { vehicleViews } from '../vehicle-view.ts';

/** Returns a page of the dealer's vehicles. */
export function inventoryList(deps: StickerDeps): Handler<typeof inventoryContract.inventoryList> {
  const { database } = deps;
  return async ({ cursor, limit, search, without_sticker }, { actor: { accountId }, brand, text }) => {
    const owner = { accountId, brand: brand.key };
    const which = { text: search, withoutSticker: without_sticker };
    const [total, found] = await Promise.all([
      countVehicles(database, owner, which),
      vehiclesOf(database, owner, which, { cursor, limit: limit + 1 }),
    ]);
    const page = found.slice(0, limit);
    return {
      total,
      vehicles: await vehicleViews(deps, { accountId, brand, language: text.language }, page),
      next: found.length > limit ? page.at(-1)!.id : null,
    };
  };
}
