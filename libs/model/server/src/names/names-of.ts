import { type Database, prepared } from '@vinlore/database';
import type { ModelQuery } from '@vinlore/model-domain';
import { makeKey, namesOfVehicle } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { ModelTables } from '../tables.ts';

/** Returns the ids of all names under which NHTSA may list a vehicle. */
export async function namesOf(database: Database, query: ModelQuery): Promise<number[]> {
  const { make, trim, elements } = query;
  const sought = namesOfVehicle({
    ...query,
    series: elements?.['Series'] ?? null,
    trim: trim ?? elements?.['Trim'] ?? null,
  });
  const found = await prepared<Pick<Selectable<ModelTables['model_name']>, 'id' | 'model_key' | 'weight'>>(
    database,
    sql`
      select id, model_key, weight from model_name
      where make_key = ${makeKey(make)} and model_key = any (${sought.map(({ key }) => key)}::text[])`,
  );
  // Only one of the two may include a truck's weight class.
  const isSought = ({ model_key: key, weight }: (typeof found)[number]) =>
    sought.some((each) => each.key === key && (weight === '' || each.weight === null || each.weight === weight));
  return found.filter(isSought).map(({ id }) => id);
}
