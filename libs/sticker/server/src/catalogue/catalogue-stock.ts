import { type Database, roughCount, tables } from '@vinlore/database';
import type { CatalogueTables } from './tables.ts';

/** What is there of an operator's own catalogue. Its lines are of many days. */
export async function catalogueStock(database: Database) {
  const real = await tables<CatalogueTables>(database)
    .selectFrom('catalogue_entry')
    .select('source')
    .where('sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  const count = await roughCount(database, 'catalogue_entry');
  return { ...count, name: null, as_of: null, sample: count.rows > 0 && !real };
}

/** What is there of EPA's list, which is replaced as a whole. */
export async function fuelEconomyStock(database: Database) {
  const one = await tables<CatalogueTables>(database)
    .selectFrom('catalogue_epa_vehicle')
    .select('as_of')
    .limit(1)
    .executeTakeFirst();
  const count = await roughCount(database, 'catalogue_epa_vehicle');
  return { ...count, name: 'EPA', as_of: one?.as_of ?? null, sample: false };
}
