import { type Database, slotInUse, tables } from '@vinlore/database';
import type { ModelQuery, NcapRow } from '@vinlore/model-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { NCAP } from '../slots/sets.ts';
import type { ModelTables } from '../tables.ts';

/** Returns NHTSA's rated vehicles of a make and model year. */
export async function ncapRowsOf(database: Database, { year, make }: ModelQuery): Promise<NcapRow[]> {
  return tables<ModelTables>(database)
    .selectFrom('model_ncap')
    .selectAll()
    .where('slot', '=', slotInUse(NCAP))
    .where('year', '=', year)
    .where('make_key', '=', makeKey(make))
    .execute();
}
