import { type Database, partOf, roughCount, slotsInUse, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { RECALL_POINTER } from './recall-sets.ts';
import type { RecallTables } from '../tables.ts';

/** Returns the number of vehicles with recalls and the latest date of a source. */
export async function recallStock(database: Database) {
  const sources = await tables<RecallTables>(database)
    .selectFrom('recall_source')
    .select(['source', 'as_of', 'sample'])
    .orderBy('as_of', (order) => order.desc().nullsLast())
    .execute();
  const { rows: inUse } = await sql<{ slot: number }>`
    select slot from ${slotsInUse(RECALL_POINTER)}`.execute(database.kysely);
  const counts = await Promise.all(inUse.map(({ slot }) => roughCount(database, partOf('recall_vehicle', slot))));
  const real = sources.filter(({ sample }) => !sample);
  const [newest = sources[0]] = real;
  return {
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    estimated: counts.some(({ estimated }) => estimated),
    name: newest?.source ?? null,
    as_of: newest?.as_of ?? null,
    sample: sources.length > 0 && real.length === 0,
  };
}
