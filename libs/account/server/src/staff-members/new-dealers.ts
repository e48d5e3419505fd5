import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** Dealers of a brand at whom nobody has looked yet, at most so many, and since when the first of those stands there. */
export async function newDealers(
  source: Database,
  brand: string,
  most: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const rows = await tables<AccountTables>(source)
    .selectFrom('account')
    .select('dealer_since')
    .where('brand', '=', brand)
    // As the partial index of these has it.
    .where(sql<boolean>`dealer_since is not null and is_dealer and dealer_approved_at is null`)
    .orderBy('dealer_since')
    .limit(most)
    .execute();
  return { count: rows.length, since: rows[0]?.dealer_since ?? null };
}
