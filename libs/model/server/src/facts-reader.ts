import type { Database } from '@vinlore/database';
import { fuelEconomyOf, MODEL_SOURCES, type ModelFacts, type ModelQuery, safetyOf } from '@vinlore/model-domain';
import { LRUCache } from 'lru-cache';
import { epaRowsOf } from './epa/epa-list.ts';
import { namesOf } from './names/names-of.ts';
import { ncapRowsOf } from './ncap/ncap-rows-of.ts';
import { communicationsOf, complaintsOf, investigationsOf, type ProblemsQuery } from './problems/problems-of.ts';
import { type Releases, releasesIn } from './slots/releases.ts';

/** Published facts about a model, without the requested vehicle. */
export type Published = Omit<ModelFacts, 'vehicle'>;

/** Looks up published facts about a model. Reads the database, so call it before a transaction, never inside one. */
export type FactsReader = (vehicle: ModelQuery) => Promise<Published>;

/** Lookup key and matched names. */
interface Asked {
  readonly query: ModelQuery;
  readonly releases: Releases;
  /** Ids of the names under which NHTSA may list the vehicle. */
  readonly names: readonly number[];
}

async function problemsOf(database: Database, { query, releases, names }: Asked): Promise<Published['problems']> {
  const ask = async <T>(
    source: keyof Releases,
    look: (query: ProblemsQuery) => Promise<T | null>,
  ): Promise<T | null> => {
    const release = releases[source];
    return release && names.length > 0 ? look({ database, names, year: query.year, source: release }) : null;
  };
  const [complaints, investigations, communications] = await Promise.all([
    ask('complaints', complaintsOf),
    ask('investigations', investigationsOf),
    ask('communications', communicationsOf),
  ]);
  return { complaints, investigations, communications };
}

async function publishedOf(database: Database, asked: Asked): Promise<Published> {
  const { query, releases } = asked;
  const [epaRows, ncapRows, problems] = await Promise.all([
    releases.fuel_economy ? epaRowsOf(database, query) : [],
    releases.safety_ratings ? ncapRowsOf(database, query) : [],
    problemsOf(database, asked),
  ]);
  return {
    fuel_economy: releases.fuel_economy ? fuelEconomyOf(query, epaRows, releases.fuel_economy) : null,
    safety: releases.safety_ratings ? safetyOf(query, ncapRows, releases.safety_ratings) : null,
    problems,
    not_loaded: MODEL_SOURCES.filter((source) => !releases[source]),
  };
}

/** Number of models cached. */
const MOST_KEPT = 200;

/**
 * Creates a reader for the loaded sources. A page asks about one vehicle several times, for example for its facts and
 * for the report preview, so results are cached until another load becomes active.
 */
export function createFactsReader(database: Database): FactsReader {
  const kept = new LRUCache<string, { readonly version: string; readonly published: Promise<Published> }>({
    max: MOST_KEPT,
  });
  return async (query) => {
    const { year, make, model, trim = null, elements = null } = query;
    const key = JSON.stringify([year, make, model, trim, elements]);
    const isKept = kept.has(key);
    // A first request for a vehicle needs its names whatever is loaded, so both are fetched in parallel.
    const [{ releases, version }, names] = await Promise.all([
      releasesIn(database),
      isKept ? null : namesOf(database, query),
    ]);
    const before = kept.get(key);
    if (before?.version === version) return before.published;
    const published = (async () =>
      publishedOf(database, { query, releases, names: names ?? (await namesOf(database, query)) }))();
    kept.set(key, { version, published });
    published.catch(() => kept.delete(key));
    return published;
  };
}
