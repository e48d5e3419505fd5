import { type Database, tables, type Tx } from '@vinlore/database';
import type { Owner, StoredSticker } from '../sticker-table.ts';
import { vinSubject } from '../subject.ts';

/** Returns the owner's newest sticker of each of these VINs, including revoked ones. */
export async function newestByVin(
  source: Database | Tx,
  { accountId, brand }: Owner,
  vins: readonly string[],
): Promise<ReadonlyMap<string, StoredSticker>> {
  if (vins.length === 0) return new Map();
  const rows = await tables<{ sticker: StoredSticker }>(source)
    .selectFrom('sticker')
    .distinctOn('subject')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('subject', 'in', vins.map(vinSubject))
    .orderBy('subject')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((sticker) => [sticker.vin, sticker]));
}
