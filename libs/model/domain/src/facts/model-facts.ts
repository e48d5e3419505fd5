import * as v from 'valibot';
import { FuelEconomySchema } from './fuel-economy.ts';
import { ProblemsSchema } from './problems.ts';
import { SafetySchema } from './safety.ts';
import { MODEL_SOURCES } from './source.ts';

/**
 * What is published about a year, make and model. It is about the model, never about one vehicle: screens and papers keep
 * it apart from a vehicle's own history.
 */
export const ModelFactsSchema = v.object({
  vehicle: v.object({
    /** Null where it was named without it. */
    vin: v.nullable(v.string()),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    title: v.string(),
  }),
  /** Null is "EPA lists none that fits", unless it is not loaded. */
  fuel_economy: v.nullable(FuelEconomySchema),
  /** Null is "NHTSA rated none that fits", unless it is not loaded. */
  safety: v.nullable(SafetySchema),
  problems: ProblemsSchema,
  /** What this installation has not loaded yet: there is nothing to be said about it, not even "none". */
  not_loaded: v.array(v.picklist(MODEL_SOURCES)),
});
export type ModelFacts = v.InferOutput<typeof ModelFactsSchema>;

/** Whether not one source of model facts is loaded, so that one sentence says all there is to say. */
export function isNothingLoaded({ not_loaded }: Pick<ModelFacts, 'not_loaded'>): boolean {
  return MODEL_SOURCES.every((source) => not_loaded.includes(source));
}

/** A vehicle as its facts are looked up. */
export interface ModelQuery {
  readonly year: number;
  /** In any spelling. */
  readonly make: string;
  readonly model: string;
  readonly trim?: string | null;
  /** vPIC's elements by its own names; absent where there is no VIN. */
  readonly elements?: Readonly<Record<string, string>> | null;
}
