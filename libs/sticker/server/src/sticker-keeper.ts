import type { Database } from '@vinlore/database';
import type { DataKeeper, DataOwner } from '@vinlore/server-kit';
import { formatStickerId } from '@vinlore/sticker-domain';
import { allStickersOf, disownStickers } from './sticker-table.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/**
 * Answers for stickers. A sticker says nothing of the member, and its paper may hang in a car that somebody else bought
 * by now: it stays, to be verified by its number, and belongs to nobody (ADR 11).
 */
export function stickerKeeper(database: Database): DataKeeper {
  return {
    name: 'stickers',
    exportOf: async (owner) => {
      const stickers = await allStickersOf(database, ownerOf(owner));
      return stickers.map(({ id, vin, version, title, made_at, data }) => ({
        id: formatStickerId(id),
        vin,
        version,
        title,
        made_at,
        data,
      }));
    },
    erase: (tx, owner) => disownStickers(tx, ownerOf(owner)),
  };
}
