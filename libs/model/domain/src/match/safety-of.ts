import type { ModelQuery } from '../facts/model-facts.ts';
import { RATINGS, type SafetyFacts } from '../facts/safety.ts';
import type { FactSource } from '../facts/source.ts';
import { spanOf } from '../facts/span.ts';
import { dependsOn } from './narrow.ts';
import { ncapCandidates } from './ncap-attributes.ts';
import type { NcapRow } from './ncap-row.ts';

/** Maximum number of variants returned. */
const MOST_VARIANTS = 12;

const isSameIn = (rows: readonly NcapRow[], read: (row: NcapRow) => string) => new Set(rows.map(read)).size === 1;

/** Returns the driver assistance that all matches share. */
function assistanceOf(rows: readonly NcapRow[]): SafetyFacts['assistance'] {
  return rows[0]!.assistance.flatMap(([feature, availability, meets]) => {
    const all = rows.map((row) => row.assistance.find(([name]) => name === feature));
    if (all.some((each) => each?.[1] !== availability)) return [];
    return [{ feature, availability, meets_criteria: all.every((each) => each?.[2] === meets) ? meets : null }];
  });
}

/**
 * Returns NHTSA ratings for a vehicle: exact if all matches have the same stars, otherwise the range and what it
 * depends on, as narrowed down by {@link ncapCandidates}.
 *
 * @param ofMake NHTSA vehicles of the make and model year
 * @returns null if NHTSA rated no match
 */
export function safetyOf(query: ModelQuery, ofMake: readonly NcapRow[], source: FactSource): SafetyFacts | null {
  const { candidates, known } = ncapCandidates(query, ofMake);
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
