import type { Database } from '@vinlore/database';
import { fuelEconomyOf, MODEL_SOURCES, type ModelFacts, type ModelQuery, safetyOf } from '@vinlore/model-domain';
import { epaRowsOf } from './epa/epa-list.ts';
import { namesOf } from './names/names-of.ts';
import { ncapRowsOf } from './ncap/ncap-rows-of.ts';
import { communicationsOf, complaintsOf, investigationsOf, type ProblemsQuery } from './problems/problems-of.ts';
import { type Releases, releasesIn } from './slots/releases.ts';

/** What is published about a model, without the vehicle that was asked for. */
export type Published = Omit<ModelFacts, 'vehicle'>;

/** Looks up what is published about a model. Reads the database: to be called before a transaction, never inside. */
export type FactsReader = (vehicle: ModelQuery) => Promise<Published>;

async function problemsOf(database: Database, query: ModelQuery, releases: Releases): Promise<Published['problems']> {
  const names = await namesOf(database, query);
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

/** A reader of the sources that are loaded. */
export function createFactsReader(database: Database): FactsReader {
  return async (query) => {
    const releases = await releasesIn(database);
    const [epaRows, ncapRows, problems] = await Promise.all([
      releases.fuel_economy ? epaRowsOf(database, query) : [],
      releases.safety_ratings ? ncapRowsOf(database, query) : [],
      problemsOf(database, query, releases),
    ]);
    return {
      fuel_economy: releases.fuel_economy ? fuelEconomyOf(query, epaRows, releases.fuel_economy) : null,
      safety: releases.safety_ratings ? safetyOf(query, ncapRows, releases.safety_ratings) : null,
      problems,
      not_loaded: MODEL_SOURCES.filter((source) => !releases[source]),
    };
  };
}
