import type { Database } from '@vinlore/database';
import { fuelEconomyOf, MODEL_SOURCES, type ModelFacts, type ModelQuery } from '@vinlore/model-domain';
import { epaRowsOf } from './epa/epa-list.ts';
import { releasesIn } from './slots/releases.ts';

/** What is published about a model, without the vehicle that was asked for. */
export type Published = Omit<ModelFacts, 'vehicle'>;

/** Looks up what is published about a model. Reads the database: to be called before a transaction, never inside. */
export type FactsReader = (vehicle: ModelQuery) => Promise<Published>;

/** A reader of the sources that are loaded. */
export function createFactsReader(database: Database): FactsReader {
  return async (query) => {
    const [releases, epaRows] = await Promise.all([releasesIn(database), epaRowsOf(database, query)]);
    return {
      fuel_economy: releases.fuel_economy ? fuelEconomyOf(query, epaRows, releases.fuel_economy) : null,
      safety: null,
      problems: { complaints: null, investigations: null, communications: null },
      not_loaded: MODEL_SOURCES.filter((source) => !releases[source]),
    };
  };
}
