import { type Database, roughCount, tables } from '@vinlore/database';
import type { CatalogueTables } from './tables.ts';

/** Returns the size of the operator's catalog. Its rows have different dates. */
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
