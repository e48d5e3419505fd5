import { type Database, slotInUse, tables } from '@vinlore/database';
import { EPA } from '../slots/sets.ts';
import { releasesIn } from '../slots/releases.ts';
import type { ModelTables } from '../tables.ts';

/** Returns the size and date of the loaded EPA list, which is replaced as a whole. */
export async function fuelEconomyStock(database: Database) {
  const { fuel_economy: source } = (await releasesIn(database)).releases;
  const { rows } = await tables<ModelTables>(database)
    .selectFrom('model_epa')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('slot', '=', slotInUse(EPA))
    .executeTakeFirstOrThrow();
  return { rows: Number(rows), estimated: false, name: 'EPA', as_of: source?.as_of ?? null, sample: false };
}
