import type { Tx } from '@vinlore/database';
import type { Signer } from '@vinlore/documents';
import { type DataKeeper, type DataOwner, movedVersions } from '@vinlore/server-kit';
import { currentSticker, formatStickerId } from '@vinlore/sticker-domain';
import type { StickerDeps } from './deps.ts';
import { allStickersOf, disownStickers, type Owner, replaceData, stickersOfDealer } from './sticker-table.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/** Removes a dealer's data from its stickers and signs them again, so they stay valid and anonymous. */
async function forgetDealer(tx: Tx, signer: Signer, owner: Owner): Promise<void> {
  for (const sticker of await stickersOfDealer(tx, owner)) {
    const data = { ...currentSticker(sticker.data), dealer: null };
    await replaceData(tx, sticker.id, data, signer.sign(data));
  }
}

/**
 * Exports, merges, and anonymizes stickers. A sticker contains nothing about the member except what a dealer chose to
 * print, and the printed copy may be in a car that was sold since. It therefore stays verifiable by number without an
 * owner (ADR 11).
 */
export function stickerKeeper({ database, signer }: Pick<StickerDeps, 'database' | 'signer'>): DataKeeper {
  return {
    name: 'stickers',
    merge: movedVersions('stickers', 'sticker', 'subject'),
    exportOf: async (owner) => {
      const stickers = await allStickersOf(database, ownerOf(owner));
      return stickers.map(({ id, vin, version, title, made_at, data, selection }) => ({
        id: formatStickerId(id),
        vin,
        version,
        title,
        made_at,
        data,
        selection,
      }));
    },
    erase: async (tx, owner) => {
      await forgetDealer(tx, signer, ownerOf(owner));
      await disownStickers(tx, ownerOf(owner));
    },
  };
}
