import type { ModelQuery } from '../facts/model-facts.ts';
import { RATINGS, type SafetyFacts } from '../facts/safety.ts';
import type { FactSource } from '../facts/source.ts';
import { spanOf } from '../facts/span.ts';
import type { Body } from './bodies.ts';
import { candidatesOf } from './candidates.ts';
import { dependsOn, type Attributes } from './narrow.ts';
import type { NcapRow } from './ncap-row.ts';

/** What NHTSA's short names of bodies may be to vPIC, which files crossovers as wagons, too. */
const BODIES: readonly (readonly [RegExp, readonly Body[]])[] = [
  [/CONV|CABRIO/, ['convertible']],
  [/^PU/, ['pickup']],
  [/VAN/, ['van']],
  [/^SUV/, ['suv', 'wagon', 'hatchback']],
  [/^SW|WAGON/, ['wagon', 'suv', 'hatchback']],
  [/HB|^[35] ?DR/, ['hatchback', 'coupe', 'wagon', 'suv']],
  [/^2 ?DR/, ['coupe', 'convertible', 'hatchback']],
  [/^4 ?DR/, ['sedan', 'hatchback']],
];
const DRIVES: Readonly<Record<string, readonly string[]>> = {
  FWD: ['front'],
  RWD: ['rear'],
  '2WD': ['front', 'rear'],
  '4X2': ['front', 'rear'],
  AWD: ['four'],
  '4WD': ['four'],
  '4X4': ['four'],
};
const CABS: Readonly<Record<string, string>> = { CC: 'crew', EC: 'extended', RC: 'regular', SC: 'extended' };
const HYBRID = /\bHYBRID\b|\bHEV\b/;
const PLUG_IN = /\bPHEV\b|\bPLUG-?IN\b|\bENERGI\b/;
const ELECTRIC = /\bEV\b|\bBEV\b|\bELECTRIC\b/;

const technologyOf = ({ model }: NcapRow) =>
  PLUG_IN.test(model) ? 'plug-in' : HYBRID.test(model) ? 'hybrid' : ELECTRIC.test(model) ? 'electric' : null;
const setOf = (values: readonly string[] | string | null | undefined) =>
  values == null ? null : new Set(typeof values === 'string' ? [values] : values);

/** What NHTSA says of a vehicle that it rated. A model without a hybrid of its own name may be one. */
const describedAmong =
  (all: readonly NcapRow[]) =>
  (row: NcapRow): Attributes => {
    const technology = technologyOf(row);
    const [stem] = row.model.split(/\s/);
    const isNamedApart = all.some((other) => other.model.startsWith(stem!) && technologyOf(other) !== null);
    return {
      technology: setOf(technology ?? (isNamedApart ? 'none' : null)),
      body: setOf(BODIES.find(([pattern]) => pattern.test(row.body ?? ''))?.[1]),
      cab: setOf(CABS[/^PU\/(\w\w)/.exec(row.body ?? '')?.[1] ?? '']),
      drive: setOf(DRIVES[row.drive ?? '']),
      production: setOf(row.production === null ? null : String(row.production)),
    };
  };

/** Variants are told up to this number. */
const MOST_VARIANTS = 12;

const isSameIn = (rows: readonly NcapRow[], read: (row: NcapRow) => string) => new Set(rows.map(read)).size === 1;

/** Assistance that all have alike. */
function assistanceOf(rows: readonly NcapRow[]): SafetyFacts['assistance'] {
  return rows[0]!.assistance.flatMap(([feature, availability, meets]) => {
    const all = rows.map((row) => row.assistance.find(([name]) => name === feature));
    if (all.some((each) => each?.[1] !== availability)) return [];
    return [{ feature, availability, meets_criteria: all.every((each) => each?.[2] === meets) ? meets : null }];
  });
}

/**
 * NHTSA's ratings for a vehicle: exact where all that it may be have the same stars, else their range and what it depends
 * on, as {@link candidatesOf} narrows them down.
 *
 * @param ofMake NHTSA's vehicles of the make and model year
 * @returns null where NHTSA rated none that fits
 */
export function safetyOf(query: ModelQuery, ofMake: readonly NcapRow[], source: FactSource): SafetyFacts | null {
  const { candidates, known } = candidatesOf(query, ofMake, describedAmong(ofMake));
  const rows = candidates.map(({ row }) => row);
  const starsOf = (row: NcapRow) => JSON.stringify(RATINGS.map((rating) => row[rating]));
  const ratings = Object.fromEntries(
    RATINGS.map((rating) => [rating, spanOf(rows.map((row) => row[rating]))]),
  ) as SafetyFacts['ratings'];
  const assistance = rows.length > 0 ? assistanceOf(rows) : [];
  const isRated = rows.some((row) => RATINGS.some((rating) => row[rating] !== null));
  if (!isRated && assistance.length === 0) return null;
  return {
    certainty: isSameIn(rows, starsOf) ? 'exact' : 'range',
    depends_on: dependsOn(
      candidates.map((each) => ({ ...each, figures: starsOf(each.row), words: JSON.stringify(each.words) })),
      known.attributes,
    ),
    ratings,
    assistance,
    variants: rows
      .slice(0, MOST_VARIANTS)
      .map(({ model, body, drive, production, overall }) => ({ model, body, drive, production, overall })),
    source,
  };
}
