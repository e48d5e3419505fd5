import { type Database, roughCount, tables } from '@vinlore/database';
import type { RecallTables } from '../tables.ts';

/** What is there of recalls: vehicles that campaigns name, and the day up to which a source knows. */
export async function recallStock(database: Database) {
  const sources = await tables<RecallTables>(database)
    .selectFrom('recall_source')
    .select(['source', 'as_of', 'sample'])
    .orderBy('as_of', (order) => order.desc().nullsLast())
    .execute();
  const real = sources.filter(({ sample }) => !sample);
  const [newest = sources[0]] = real;
  return {
    ...(await roughCount(database, 'recall_vehicle')),
    name: newest?.source ?? null,
    as_of: newest?.as_of ?? null,
    sample: sources.length > 0 && real.length === 0,
  };
}
