import { type Database, tables } from '@vinlore/database';
import type { PublicKey } from '@vinlore/documents';
import { isGenuine } from './genuine.ts';
import type { StoredSticker } from './sticker-table.ts';

/** Stickers read at a time. */
const PAGE = 500;

/**
 * Verifies the signature of every sticker, as a stream.
 *
 * @returns how many are genuine, and the numbers of the others
 */
export async function checkStickers(
  database: Database,
  keys: readonly PublicKey[],
): Promise<{ readonly genuine: number; readonly altered: readonly string[] }> {
  let genuine = 0;
  const altered: string[] = [];
  const read = (after: string) =>
    database.maintenance((db) =>
      tables<{ sticker: StoredSticker }>(db)
        .selectFrom('sticker')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    );
  for (let page = await read(''); page.length > 0; page = await read(page.at(-1)!.id))
    for (const sticker of page) {
      if (isGenuine(sticker, keys)) genuine += 1;
      else altered.push(sticker.id);
    }
  return { genuine, altered };
}
