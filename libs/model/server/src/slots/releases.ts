import { type Database, preparedTogether, tables } from '@vinlore/database';
import type { FactSource, ModelSource } from '@vinlore/model-domain';
import type { InferResult } from 'kysely';
import type { ModelTables } from '../tables.ts';

/** Publisher of each source, for display. */
const PUBLISHERS: Readonly<Record<ModelSource, string>> = {
  fuel_economy: 'EPA fueleconomy.gov',
  safety_ratings: 'NHTSA',
  complaints: 'NHTSA',
  investigations: 'NHTSA',
  communications: 'NHTSA',
};

/** Loaded sources with their dates. */
export type Releases = Readonly<Partial<Record<ModelSource, FactSource>>>;

/** Returns the loaded sources. @returns `version` changes whenever another load of any source becomes active */
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
