import type { Tx } from '@vinlore/database';
import type { Signer } from '@vinlore/documents';
import { type DataKeeper, type DataOwner, movedVersions } from '@vinlore/server-kit';
import { currentSticker, formatStickerId } from '@vinlore/sticker-domain';
import type { StickerDeps } from './deps.ts';
import { allStickersOf, disownStickers, type Owner, replaceData, stickersOfDealer } from './sticker-table.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/** Takes what a dealer told of itself from its stickers, which are signed anew: they stay genuine, and name nobody. */
async function forgetDealer(tx: Tx, signer: Signer, owner: Owner): Promise<void> {
  for (const sticker of await stickersOfDealer(tx, owner)) {
    const data = { ...currentSticker(sticker.data), dealer: null };
    await replaceData(tx, sticker.id, data, signer.sign(data));
  }
}

/**
 * Answers for stickers. A sticker says nothing of the member but what a dealer wants said, and its paper may hang in a
 * car that somebody else bought by now: it stays, to be verified by its number, and belongs to nobody (ADR 11).
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
