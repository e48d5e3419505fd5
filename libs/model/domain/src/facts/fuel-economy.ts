import * as v from 'valibot';
import { FactSourceSchema, MatchEntries } from './source.ts';
import { SpanSchema } from './span.ts';

/** Fuels in EPA's data. */
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

/** Figures for one fuel. Flex-fuel vehicles have two, plug-in hybrids have gasoline and electricity. */
const FuelFiguresSchema = v.object({
  /** Null if the matching vehicles use different fuels. */
  fuel: v.nullable(v.picklist(FUELS)),
  /** `mpg`, or `mpge` for miles per gallon of gasoline equivalent. */
  unit: v.picklist(['mpg', 'mpge']),
  city: Figure,
  highway: Figure,
  combined: Figure,
  /** Electricity only. */
  kwh_per_100_miles: Figure,
  /** Range on this fuel alone, in miles. EPA lists it for electricity and for flex-fuel vehicles. */
  range_miles: Figure,
  /** Tailpipe grams per mile. */
  co2_grams_per_mile: Figure,
  /** U.S. dollars for 15,000 miles. */
  annual_cost: Figure,
});
export type FuelFigures = v.InferOutput<typeof FuelFiguresSchema>;

/** EPA figures for a vehicle of a model year, or the range across all matching ones. */
export const FuelEconomySchema = v.object({
  ...MatchEntries,
  /** Null if the matching vehicles differ. */
  powertrain: v.nullable(v.picklist(POWERTRAINS)),
  /** Main fuel first. */
  fuels: v.array(FuelFiguresSchema),
  /** U.S. dollars per year on the first fuel; EPA combines both fuels for plug-in hybrids. */
  annual_cost: Figure,
  /** Five times the annual cost. */
  five_year_cost: Figure,
  /** Compared with the average new vehicle over five years; positive is savings, negative is extra cost. */
  saves_over_5_years: Figure,
  /** 1 (worst) to 10 (best); listed by EPA since 2013. */
  ghg_score: Figure,
  fuel_economy_score: Figure,
  /** EPA size class, such as `Midsize Cars`; null if the matching vehicles differ. */
  size_class: v.nullable(v.string()),
  /** Number of matching EPA vehicles. */
  candidates: v.number(),
  source: FactSourceSchema,
});
export type FuelEconomyFacts = v.InferOutput<typeof FuelEconomySchema>;
