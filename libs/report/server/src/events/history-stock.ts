import { type Database, roughCount, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { EventTables } from './tables.ts';

/** Returns the number of stored history events and the newest cutoff date of any source. */
export async function historyStock(database: Database) {
  const sources = await tables<EventTables>(database)
    .selectFrom('history_source')
    .select(['name', 'sample', sql<string | null>`coalesce(as_of::text, newest::text)`.as('as_of')])
    .execute();
  const real = sources.filter(({ sample }) => !sample);
  const dates = (real.length > 0 ? real : sources).flatMap(({ as_of }) => (as_of === null ? [] : [as_of]));
  return {
    ...(await roughCount(database, 'history_event')),
    name: real.length === 1 ? real[0]!.name : null,
    as_of: dates.sort().at(-1) ?? null,
    sample: sources.length > 0 && real.length === 0,
  };
}
