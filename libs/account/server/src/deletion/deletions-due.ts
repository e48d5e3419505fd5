import { type Database, tables } from '@vinlore/database';
import type { DeletionTables } from './tables.ts';

/** How long before an erasure staff are asked to look at it: a working day. */
const DUE_MS = 24 * 60 * 60_000;

/** Closed accounts of a brand that will be erased within a day, up to a limit. */
export async function deletionsDue(
  source: Database,
  brand: string,
  most: number,
  now: Date,
): Promise<{ readonly count: number; readonly since: null }> {
  const rows = await tables<DeletionTables>(source)
    .selectFrom('account_deletion')
    .select('id')
    .where('brand', '=', brand)
    .where('state', '=', 'closed')
    .where('erase_at', '<=', new Date(now.getTime() + DUE_MS))
    .limit(most)
    .execute();
  return { count: rows.length, since: null };
}
