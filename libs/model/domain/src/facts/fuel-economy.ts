import * as v from 'valibot';
import { FactSourceSchema, MatchEntries } from './source.ts';
import { SpanSchema } from './span.ts';

/** What EPA's vehicles run on. */
export const FUELS = [
  'regular',
  'midgrade',
  'premium',
  'diesel',
  'e85',
  'natural_gas',
  'propane',
  'hydrogen',
  'electricity',
] as const;
export type Fuel = (typeof FUELS)[number];

export const POWERTRAINS = [
  'combustion',
  'flex_fuel',
  'bi_fuel',
  'hybrid',
  'plug_in',
  'electric',
  'fuel_cell',
] as const;
export type Powertrain = (typeof POWERTRAINS)[number];

const Figure = v.nullable(SpanSchema);

/** The figures on one fuel; a flex-fuel vehicle has two, and a plug-in hybrid gasoline and electricity. */
const FuelFiguresSchema = v.object({
  /** Null where the vehicles that fit take different ones. */
  fuel: v.nullable(v.picklist(FUELS)),
  /** `mpg`, or `mpge`: miles on the energy of a gallon of gasoline. */
  unit: v.picklist(['mpg', 'mpge']),
  city: Figure,
  highway: Figure,
  combined: Figure,
  /** On electricity only. */
  kwh_per_100_miles: Figure,
  /** Miles on this fuel alone; EPA files it for electricity, and for the fuels of flex-fuel vehicles. */
  range_miles: Figure,
  /** Grams a mile at the tailpipe. */
  co2_grams_per_mile: Figure,
  /** U.S. dollars for 15,000 miles. */
  annual_cost: Figure,
});
export type FuelFigures = v.InferOutput<typeof FuelFiguresSchema>;

/** EPA's figures of a model year's vehicle, or of all that it may be. */
export const FuelEconomySchema = v.object({
  ...MatchEntries,
  /** Null where the vehicles that fit differ. */
  powertrain: v.nullable(v.picklist(POWERTRAINS)),
  /** The fuel that it mostly takes first. */
  fuels: v.array(FuelFiguresSchema),
  /** U.S. dollars a year on the first fuel; for plug-in hybrids on both, as EPA counts it. */
  annual_cost: Figure,
  /** The annual cost times five. */
  five_year_cost: Figure,
  /** Against the average new vehicle, in five years: above zero is saved, below spent. */
  saves_over_5_years: Figure,
  /** 1 to 10, 10 is best; EPA files it since 2013. */
  ghg_score: Figure,
  fuel_economy_score: Figure,
  /** EPA's class, such as `Midsize Cars`; null where the vehicles that fit differ. */
  size_class: v.nullable(v.string()),
  /** How many of EPA's vehicles fit. */
  candidates: v.number(),
  source: FactSourceSchema,
});
export type FuelEconomyFacts = v.InferOutput<typeof FuelEconomySchema>;
