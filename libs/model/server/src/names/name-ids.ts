import { type Database, tables } from '@vinlore/database';
import { makeKey, modelMatch } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import type { ModelTables } from '../tables.ts';

/** More spellings than these are not kept in memory at once: they are learned again. */
const MOST_KEPT = 200_000;

/** Ids by which large tables name models and components. They stay the same from load to load. */
export interface NameIds {
  /** Learns ids of makes and models, in any spelling, and of components, before rows of them are written. */
  learn(names: readonly (readonly [make: string, model: string])[], components: readonly string[]): Promise<void>;
  nameOf(make: string, model: string): number;
  componentOf(component: string): number;
}

const spelling = (make: string, model: string) => `${make}\t${model}`;

/** Ids of names, as far as this load meets them. */
export function createNameIds(database: Database): NameIds {
  const db = tables<ModelTables>(database);
  const names = new Map<string, number>();
  const components = new Map<string, number>();
  const learnNames = async (unknown: ReadonlyMap<string, readonly [string, string]>) => {
    const matched = [...unknown].map(([as, [make, model]]) => {
      const { key, weight } = modelMatch(make, model);
      return { as, make_key: makeKey(make), model_key: key, weight: weight ?? '' };
    });
    const [makes, models, weights] = (['make_key', 'model_key', 'weight'] as const).map((column) =>
      matched.map((each) => each[column]),
    );
    await sql`
      insert into model_name (make_key, model_key, weight)
        select distinct * from unnest(${makes}::text[], ${models}::text[], ${weights}::text[])
        on conflict do nothing`.execute(db);
    const { rows } = await sql<{ id: number; at: number }>`
      select kept.id, wanted.at::int as at
      from unnest(${makes}::text[], ${models}::text[], ${weights}::text[])
        with ordinality as wanted(make_key, model_key, weight, at)
      join model_name as kept using (make_key, model_key, weight)`.execute(db);
    for (const { id, at } of rows) names.set(matched[at - 1]!.as, id);
  };
  const learnComponents = async (unknown: readonly string[]) => {
    await sql`
      insert into model_component (name) select distinct * from unnest(${unknown}::text[]) on conflict do nothing`.execute(
      db,
    );
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from model_component where name = any (${unknown}::text[])`.execute(db);
    for (const { id, name } of rows) components.set(name, id);
  };
  return {
    async learn(all, ofComponents) {
      if (names.size > MOST_KEPT) names.clear();
      const unknown = new Map(
        all.flatMap((name) => (names.has(spelling(...name)) ? [] : [[spelling(...name), name] as const])),
      );
      if (unknown.size > 0) await learnNames(unknown);
      const others = [...new Set(ofComponents)].filter((name) => !components.has(name));
      if (others.length > 0) await learnComponents(others);
    },
    nameOf: (make, model) => names.get(spelling(make, model))!,
    componentOf: (component) => components.get(component)!,
  };
}
