import { type Database, preparedTogether, tables } from '@vinlore/database';
import { recallCountry } from '@vinlore/recall-domain';
import type { RecallTables } from '../tables.ts';

/** Returns the countries whose recalls are loaded; samples belong to none. */
export async function recallCountries(database: Database): Promise<ReadonlySet<ReturnType<typeof recallCountry>>> {
  const loaded = tables<RecallTables>(database)
    .selectFrom('recall_source')
    .select('source')
    .where('sample', '=', false);
  return new Set(
    (await preparedTogether<{ source: string }>(database, loaded)).map(({ source }) => recallCountry(source)),
  );
}
