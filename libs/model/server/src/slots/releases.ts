import { type Database, preparedTogether, tables } from '@vinlore/database';
import type { FactSource, ModelSource } from '@vinlore/model-domain';
import type { InferResult } from 'kysely';
import type { ModelTables } from '../tables.ts';

/** Who publishes each source, as readers see it. */
const PUBLISHERS: Readonly<Record<ModelSource, string>> = {
  fuel_economy: 'EPA fueleconomy.gov',
  safety_ratings: 'NHTSA',
  complaints: 'NHTSA',
  investigations: 'NHTSA',
  communications: 'NHTSA',
};

/** The sources that are loaded, each with its day. */
export type Releases = Readonly<Partial<Record<ModelSource, FactSource>>>;

/** Asks which sources are loaded. @returns `version`: another one as soon as another load of any is in use */
export async function releasesIn(
  database: Database,
): Promise<{ readonly releases: Releases; readonly version: string }> {
  const inUse = tables<ModelTables>(database)
    .selectFrom('model_slot as used')
    .innerJoin('model_release as kept', 'kept.slot', 'used.slot')
    .select(['used.name', 'used.slot', 'used.changed_at', 'kept.release', 'kept.as_of'])
    .orderBy('used.name');
  const rows = await preparedTogether<InferResult<typeof inUse>[number]>(database, inUse);
  return {
    releases: Object.fromEntries(
      rows.map(({ name, release, as_of }) => [name, { name: PUBLISHERS[name as ModelSource], release, as_of }]),
    ),
    version: rows.map(({ name, slot, changed_at }) => `${name} ${slot} ${changed_at.getTime()}`).join(),
  };
}
