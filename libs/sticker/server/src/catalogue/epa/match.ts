import { modelKey, nameKey } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from '../sticker-catalogue.ts';
import type { EpaRow } from '../tables.ts';
import { fits, wordsInCommon } from './fits.ts';
import { knownVehicle } from './epa-criteria.ts';
import { moreWords } from './words-of-model.ts';

/**
 * The names under which EPA may list the vehicle: its model, else what makers file as series or trim. `E-Class` is listed
 * as `E350`, and the trim says `E350 4MATIC`. In their keys, the model's first.
 */
export function listedNames({ make, model, trim, decoded }: CatalogueQuery): string[] {
  const others = [decoded?.elements['Series'], trim, decoded?.elements['Trim']].filter((name) => !!name) as string[];
  const liters = Number(decoded?.elements['Displacement (L)']);
  // Acura's TL is listed as `3.2TL`.
  if (liters > 0) others.push(`${liters.toFixed(1)}${model}`);
  const keys = [model, ...others, ...others.map((name) => name.split(/\s+/)[0]!)].map((name) => modelKey(make, name));
  return [...new Set(keys)];
}

/** The vehicles of a make and year that nothing known contradicts; those that share most words with it where there are some. */
export function candidates(query: CatalogueQuery, ofMake: readonly EpaRow[]): EpaRow[] {
  const known = knownVehicle(query);
  const ownMake = nameKey(query.make);
  for (const name of listedNames(query)) {
    const found = ofMake.flatMap((vehicle) => {
      const more = moreWords(vehicle.model, ownMake, name);
      const common = more && fits(vehicle, known) ? wordsInCommon(more, known) : null;
      return common === null ? [] : [{ vehicle, common }];
    });
    const most = Math.max(...found.map(({ common }) => common));
    if (found.length > 0) return found.filter(({ common }) => common === most).map(({ vehicle }) => vehicle);
  }
  return [];
}

/** The one value that all have; null where they differ. */
function shared<K extends keyof EpaRow>(vehicles: readonly EpaRow[], column: K): EpaRow[K] | null {
  const [first] = vehicles;
  return vehicles.every((vehicle) => vehicle[column] === first?.[column]) ? (first?.[column] ?? null) : null;
}

/** What a label prints large: vehicles that differ in one of these have different labels. */
const FIGURES = ['fuel', 'technology', 'city', 'highway', 'combined', 'electric_combined', 'electric_range'] as const;
const LESSER = ['size_class', 'co2', 'ghg_score', 'annual_cost', 'save_over_5_years'] as const;

/**
 * The vehicle of EPA's that these are: one, or several with the same figures. Nothing is guessed: of lesser figures that
 * differ none is given, and where the figures themselves differ there is none.
 */
export function oneOf(vehicles: readonly EpaRow[]): EpaRow | null {
  const [first] = [...vehicles].sort((one, other) => one.epa_id - other.epa_id);
  if (!first || FIGURES.some((column) => vehicles.some((vehicle) => vehicle[column] !== first[column]))) return null;
  return { ...first, ...Object.fromEntries(LESSER.map((column) => [column, shared(vehicles, column)])) };
}
