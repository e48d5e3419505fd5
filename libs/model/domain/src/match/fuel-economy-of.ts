import type { Fuel, FuelEconomyFacts, FuelFigures, Powertrain } from '../facts/fuel-economy.ts';
import type { ModelQuery } from '../facts/model-facts.ts';
import type { FactSource } from '../facts/source.ts';
import { type Span, spanOf } from '../facts/span.ts';
import { type EpaCandidate, epaCandidates } from './epa-candidates.ts';
import type { EpaRow } from './epa-row.ts';
import { dependsOn } from './narrow.ts';

const FUELS: readonly (readonly [RegExp, Fuel])[] = [
  [/^Regular/, 'regular'],
  [/^Midgrade/, 'midgrade'],
  [/^Premium/, 'premium'],
  [/^Diesel/, 'diesel'],
  [/^E85/, 'e85'],
  [/^Natural Gas/, 'natural_gas'],
  [/^Propane/, 'propane'],
  [/^Hydrogen/, 'hydrogen'],
  [/^Electricity/, 'electricity'],
];
const fuelOf = (name: string): Fuel | null => FUELS.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Returns what powers an EPA vehicle. */
function powertrainOf({ technology, fuel, second_fuel: second }: EpaRow): Powertrain {
  if (technology === 'Plug-in Hybrid' || second === 'Electricity') return 'plug_in';
  if (technology === 'Hybrid') return 'hybrid';
  if (technology === 'FCV') return 'fuel_cell';
  if (technology === 'EV' || fuel === 'Electricity') return 'electric';
  return second === null ? 'combustion' : second === 'E85' ? 'flex_fuel' : 'bi_fuel';
}

/** Returns the value if all are the same, or null. */
function shared<T, Value>(all: readonly T[], read: (each: T) => Value): Value | null {
  const [first, ...rest] = all.map(read);
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

const unitOf = (fuel: string) => (/^(?:Electricity|Hydrogen)/.test(fuel) ? 'mpge' : 'mpg');

function firstFuel(rows: readonly EpaRow[]): FuelFigures {
  const span = (read: (row: EpaRow) => number | null) => spanOf(rows.map(read));
  const isElectric = rows.every(({ fuel }) => fuel === 'Electricity');
  return {
    fuel: shared(rows, ({ fuel }) => fuelOf(fuel)),
    unit: unitOf(rows[0]!.fuel),
    city: span(({ city }) => city),
    highway: span(({ highway }) => highway),
    combined: span(({ combined }) => combined),
    kwh_per_100_miles: isElectric ? span(({ kwh }) => kwh) : null,
    range_miles: isElectric ? span(({ electric_range: range }) => range) : null,
    co2_grams_per_mile: span(({ co2 }) => co2),
    annual_cost: span(({ annual_cost: cost }) => cost),
  };
}

/** Returns figures only if all matches use the same second fuel; those for a fuel that may not apply are left out. */
function secondFuel(rows: readonly EpaRow[]): FuelFigures[] {
  const fuel = shared(rows, ({ second_fuel: name }) => name);
  if (fuel === null) return [];
  const span = (read: (row: EpaRow) => number | null) => spanOf(rows.map(read));
  const isElectric = fuel === 'Electricity';
  return [
    {
      fuel: fuelOf(fuel),
      unit: unitOf(fuel),
      city: span(({ second_city: city }) => city),
      highway: span(({ second_highway: highway }) => highway),
      combined: span(({ second_combined: combined }) => combined),
      kwh_per_100_miles: isElectric ? span(({ kwh }) => kwh) : null,
      range_miles: isElectric ? span(({ electric_range: range }) => range) : null,
      // EPA's first-fuel figures of a plug-in hybrid combine emissions and costs of both fuels.
      co2_grams_per_mile: isElectric ? null : span(({ second_co2: co2 }) => co2),
      annual_cost: isElectric ? null : span(({ second_annual_cost: cost }) => cost),
    },
  ];
}

const times = (span: Span | null, by: number): Span | null => span && { low: span.low * by, high: span.high * by };

/** The large figures on a label; vehicles that differ in one have different labels. */
const figuresOf = ({ row }: EpaCandidate) =>
  JSON.stringify([
    ...[unitOf(row.fuel), row.city, row.highway, row.combined],
    ...[row.second_fuel === 'Electricity' && [row.second_combined, row.electric_range, row.kwh]],
    ...[row.fuel === 'Electricity' && [row.electric_range, row.kwh]],
  ]);

/** Gasoline and electric vehicles have no figures in common because their units differ. */
const isComparable = (rows: readonly EpaRow[]) => new Set(rows.map(({ fuel }) => unitOf(fuel))).size === 1;

/**
 * Returns EPA figures for a vehicle: exact if all matches agree, otherwise the range and what it depends on. Nothing is
 * guessed: an unknown attribute rules out no candidate.
 *
 * @param ofMake EPA vehicles of the make and model year
 * @returns null if EPA lists no match
 */
export function fuelEconomyOf(
  query: ModelQuery,
  ofMake: readonly EpaRow[],
  source: FactSource,
): FuelEconomyFacts | null {
  const { candidates, known } = epaCandidates(query, ofMake);
  const rows = candidates.map(({ row }) => row);
  if (rows.length === 0 || !isComparable(rows)) return null;
  const first = firstFuel(rows);
  const all = [first, ...secondFuel(rows)];
  const isExact = shared(candidates, figuresOf) !== null;
  const span = (read: (row: EpaRow) => number | null) => spanOf(rows.map(read));
  return {
    certainty: isExact ? 'exact' : 'range',
    depends_on: dependsOn(
      candidates.map((each) => ({ ...each, figures: figuresOf(each), words: JSON.stringify(each.words) })),
      known.attributes,
    ),
    powertrain: shared(rows, powertrainOf),
    fuels: all,
    annual_cost: first.annual_cost,
    five_year_cost: times(first.annual_cost, 5),
    saves_over_5_years: span(({ save_over_5_years: saved }) => saved),
    ghg_score: span(({ ghg_score: score }) => score),
    fuel_economy_score: span(({ economy_score: score }) => score),
    size_class: shared(rows, ({ size_class: name }) => name),
    candidates: rows.length,
    source,
  };
}
