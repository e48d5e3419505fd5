import * as v from 'valibot';
import { FuelEconomySchema } from './fuel-economy.ts';
import { ProblemsSchema } from './problems.ts';
import { SafetySchema } from './safety.ts';
import { MODEL_SOURCES } from './source.ts';

/**
 * Published facts about a year, make, and model. They're about the model, not a single vehicle, so screens and
 * documents keep them apart from a vehicle's own history.
 */
export const ModelFactsSchema = v.object({
  vehicle: v.object({
    /** Null if no VIN was given. */
    vin: v.nullable(v.string()),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    title: v.string(),
  }),
  /** Null means EPA lists no match, unless the source isn't loaded. */
  fuel_economy: v.nullable(FuelEconomySchema),
  /** Null means NHTSA rated no match, unless the source isn't loaded. */
  safety: v.nullable(SafetySchema),
  problems: ProblemsSchema,
  /** Sources that aren't loaded in this installation; their facts are unknown, which is different from "none". */
  not_loaded: v.array(v.picklist(MODEL_SOURCES)),
});
export type ModelFacts = v.InferOutput<typeof ModelFactsSchema>;

/** Whether no source of model facts is loaded, so a single sentence covers all of them. */
export function isNothingLoaded({ not_loaded }: Pick<ModelFacts, 'not_loaded'>): boolean {
  return MODEL_SOURCES.every((source) => not_loaded.includes(source));
}

/** A vehicle to look up facts for. */
export interface ModelQuery {
  readonly year: number;
  /** In any spelling. */
  readonly make: string;
  readonly model: string;
  readonly trim?: string | null;
  /** vPIC elements by name; absent without a VIN. */
  readonly elements?: Readonly<Record<string, string>> | null;
}
