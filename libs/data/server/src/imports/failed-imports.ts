import type { Database } from '@vinlore/database';
import { sql } from 'kysely';

/** Older failures were either noticed or no longer matter. */
const RECENT_MS = 7 * 24 * 60 * 60_000;

/**
 * Recent imports of a brand's desk that failed in the past week and weren't followed by a successful one, up to a
 * limit.
 */
export async function failedImports(
  database: Database,
  brand: string,
  most: number,
  now: Date,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    with newest as (
      select kind, place, ended_at from data_import
      where brand = ${brand} and state = 'failed' order by place desc limit ${most})
    select count(*)::int as count, min(ended_at) as since from newest
    where ended_at > ${new Date(now.getTime() - RECENT_MS)} and not exists (
      select from data_import as later where later.brand = ${brand} and later.kind = newest.kind
        and later.state = 'done' and later.place > newest.place)`.execute(database.kysely);
  return rows[0]!;
}
