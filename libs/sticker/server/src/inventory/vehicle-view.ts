import type { InventoryItem } from '@vinlore/sticker-domain';
import { newestByVin } from '../dealers/own-stickers.ts';
import { type Reader, summaryOf } from '../links.ts';
import type { StickerDeps } from '../deps.ts';
import type { StoredItem } from './inventory-store.ts';

/** Builds the dealer's view of vehicles with their newest stickers. */
export async function vehicleViews(
  deps: StickerDeps,
  { accountId, ...reader }: Reader & { readonly accountId: string },
  vehicles: readonly StoredItem[],
): Promise<InventoryItem[]> {
  const owner = { accountId, brand: reader.brand.key };
  const stickers = await newestByVin(
    deps.database,
    owner,
    vehicles.map(({ vin }) => vin),
  );
  return vehicles.map(({ id, vin, stock_number, title, added_at }) => {
    const sticker = stickers.get(vin);
    return {
      id,
      vin,
      stock_number,
      title,
      added_at: added_at.toISOString(),
      sticker: sticker && !sticker.revoked_at ? summaryOf(deps, reader, sticker) : null,
    };
  });
}
