import { type Database, tables } from '@vinlore/database';
import { makeKey, modelMatch } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import type { ModelTables } from '../tables.ts';

/** Maximum number of cached spellings; beyond it the cache is cleared. */
const MOST_KEPT = 200_000;

/** A name from a file with its id in large tables, once assigned. */
interface Named<Name> {
  readonly name: Name;
  id: number;
}

/** A make and model as spelled in a file. */
type ModelName = readonly [make: string, model: string];

/** Ids of models and components in large tables. Stable across loads. */
export interface NameIds {
  /** Returns the entry of a make and model in any spelling. */
  model(make: string, model: string): Named<ModelName>;
  component(name: string): Named<string>;
  /** Assigns ids to all new names. Call before writing rows that use them. */
  learn(): Promise<void>;
}

/** Names by key, and those that have no id yet. */
function createNames<Name>() {
  const known = new Map<string, Named<Name>>();
  let fresh: Named<Name>[] = [];
  return {
    of(text: string, name: Name): Named<Name> {
      const before = known.get(text);
      if (before) return before;
      const met = { name, id: 0 };
      known.set(text, met);
      fresh.push(met);
      return met;
    },
    /** Returns and clears the names without an id; the caller assigns one. */
    take(): readonly Named<Name>[] {
      const taken = fresh;
      fresh = [];
      if (known.size > MOST_KEPT) known.clear();
      return taken;
    },
  };
}

/** Creates the name ids for one load. */
export function createNameIds(database: Database): NameIds {
  const db = tables<ModelTables>(database);
  const models = createNames<ModelName>();
  const components = createNames<string>();
  const learnModels = async (unknown: readonly Named<ModelName>[]) => {
    const matched = unknown.map(({ name: [make, model] }) => {
      const { key, weight } = modelMatch(make, model);
      return { make_key: makeKey(make), model_key: key, weight: weight ?? '' };
    });
    const [makes, keys, weights] = (['make_key', 'model_key', 'weight'] as const).map((column) =>
      matched.map((each) => each[column]),
    );
    await sql`
      insert into model_name (make_key, model_key, weight)
        select distinct * from unnest(${makes}::text[], ${keys}::text[], ${weights}::text[])
        on conflict do nothing`.execute(db);
    const { rows } = await sql<{ id: number; at: number }>`
      select kept.id, wanted.at::int as at
      from unnest(${makes}::text[], ${keys}::text[], ${weights}::text[])
        with ordinality as wanted(make_key, model_key, weight, at)
      join model_name as kept using (make_key, model_key, weight)`.execute(db);
    for (const { id, at } of rows) unknown[at - 1]!.id = id;
  };
  const learnComponents = async (unknown: readonly Named<string>[]) => {
    const names = unknown.map(({ name }) => name);
    await sql`
      insert into model_component (name) select distinct * from unnest(${names}::text[]) on conflict do nothing`.execute(
      db,
    );
    const { rows } = await sql<{ id: number; at: number }>`
      select kept.id, wanted.at::int as at
      from unnest(${names}::text[]) with ordinality as wanted(name, at)
      join model_component as kept using (name)`.execute(db);
    for (const { id, at } of rows) unknown[at - 1]!.id = id;
  };
  return {
    model: (make, model) => models.of(`${make}\t${model}`, [make, model]),
    component: (name) => components.of(name, name),
    async learn() {
      const [newModels, newComponents] = [models.take(), components.take()];
      if (newModels.length > 0) await learnModels(newModels);
      if (newComponents.length > 0) await learnComponents(newComponents);
    },
  };
}
