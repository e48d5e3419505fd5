import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** Unreviewed dealers of a brand, up to a limit, and since when the oldest is waiting. */
export async function newDealers(
  source: Database,
  brand: string,
  most: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const rows = await tables<AccountTables>(source)
    .selectFrom('account')
    .select('dealer_since')
    .where('brand', '=', brand)
    // As in the partial index.
    .where(sql<boolean>`dealer_since is not null and is_dealer and dealer_approved_at is null`)
    .orderBy('dealer_since')
    .limit(most)
    .execute();
  return { count: rows.length, since: rows[0]?.dealer_since ?? null };
}
