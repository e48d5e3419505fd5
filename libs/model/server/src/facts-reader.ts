import type { ModelFacts, ModelQuery } from '@vinlore/model-domain';

/** What is published about a model, without the vehicle that was asked for. */
export type Published = Omit<ModelFacts, 'vehicle'>;

/** Looks up what is published about a model. Reads the database: to be called before a transaction, never inside. */
export type FactsReader = (vehicle: ModelQuery) => Promise<Published>;

/** A reader of the sources that are loaded. */
export function createFactsReader(): FactsReader {
  return () =>
    Promise.resolve({
      fuel_economy: null,
      safety: null,
      problems: { complaints: null, investigations: null, communications: null },
      not_loaded: ['fuel_economy', 'safety_ratings', 'complaints', 'investigations', 'communications'],
    });
}
