import { type Database, prepared, slotsInUse } from '@vinlore/database';
import { modelMatch } from '@vinlore/recall-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { RECALL_POINTER } from '../store/recall-sets.ts';
import type { CatalogueNames } from '../deps.ts';

/** Years, makes, and models that have recalls. */
export interface RecalledModels {
  /** Newest first. */
  years(): Promise<number[]>;
  /** Sorted by name, in vPIC's spelling if it has the make. */
  makes(year: number): Promise<string[]>;
  /** Sorted by name, in vPIC's spelling if it has the model; each model once. */
  models(year: number, make: string): Promise<string[]>;
  /** Returns a year's make and model in vPIC's spelling, else in that of the recalls; null if neither has them. */
  find(year: number, make: string, model: string): Promise<{ make: string; model: string } | null>;
}

const byName = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** Picks one name per key: vPIC's if it has one, else the shortest in the recalls. */
function oneNameEach(used: readonly string[], listed: readonly string[], keyOf: (name: string) => string): string[] {
  const names = new Map<string, string>();
  for (const name of used) {
    const key = keyOf(name);
    const before = names.get(key);
    if (before === undefined || name.length < before.length) names.set(key, name);
  }
  for (const name of listed) if (names.has(keyOf(name))) names.set(keyOf(name), name);
  return [...names.values()].sort(byName);
}

/** Returns the key shared by all spellings of a model. */
const modelKey = (make: string, model: string) => {
  const { key, weight } = modelMatch(make, model);
  return `${key} ${weight ?? ''}`;
};

/** Lists from the table of imported recalls. */
export function namedVehicles(database: Database, catalogue: CatalogueNames): RecalledModels {
  const lists: RecalledModels = {
    // Skips from year to year by index; scanning all lines for about fifty years would be too slow.
    years: async () => {
      const rows = await prepared<{ year: number }>(
        database,
        sql<{ year: number }>`
          select distinct step.year from ${slotsInUse(RECALL_POINTER)} cross join lateral (
            with recursive step as (
              select max(year) as year from recall_vehicle where slot = used.slot
              union all
              select (select max(year) from recall_vehicle where slot = used.slot and year < step.year)
              from step where step.year is not null
            )
            select year from step where year is not null
          ) as step order by step.year desc`,
      );
      return rows.map(({ year }) => year);
    },
    makes: async (year) => {
      const rows = await prepared<{ make: string }>(
        database,
        sql<{ make: string }>`
          select distinct step.make from ${slotsInUse(RECALL_POINTER)} cross join lateral (
            with recursive step as (
              select min(make) as make from recall_vehicle where slot = used.slot and year = ${year}
              union all
              select (select min(make) from recall_vehicle
                where slot = used.slot and year = ${year} and make > step.make)
              from step where step.make is not null
            )
            select make from step where make is not null
          ) as step order by step.make`,
      );
      const listed = catalogue.makes(year).map(({ name }) => name);
      return oneNameEach(
        rows.map(({ make }) => make),
        listed,
        makeKey,
      );
    },
    models: async (year, make) => {
      const rows = await prepared<{ model: string }>(
        database,
        sql<{ model: string }>`
          select distinct named.model from ${slotsInUse(RECALL_POINTER)} cross join lateral (
            select distinct model from recall_vehicle
            where slot = used.slot and make_key = ${makeKey(make)} and year = ${year}
          ) as named`,
      );
      const spelled = catalogue.makes(year).find(({ name }) => makeKey(name) === makeKey(make));
      const listed = spelled ? catalogue.models(spelled.name, year).map(({ name }) => name) : [];
      return oneNameEach(
        rows.map(({ model }) => model),
        listed,
        (name) => modelKey(make, name),
      );
    },
    find: async (year, make, model) => {
      const isMake = (name: string) => makeKey(name) === makeKey(make);
      const isModel = (name: string) => modelKey(make, name) === modelKey(make, model);
      const listed = catalogue.makes(year).find(({ name }) => isMake(name))?.name;
      const listedModel = listed && catalogue.models(listed, year).find(({ name }) => isModel(name))?.name;
      if (listed && listedModel) return { make: listed, model: listedModel };
      const used = (await lists.makes(year)).find(isMake);
      const usedModel = used && (await lists.models(year, used)).find(isModel);
      return used && usedModel ? { make: used, model: usedModel } : null;
    },
  };
  return lists;
}
