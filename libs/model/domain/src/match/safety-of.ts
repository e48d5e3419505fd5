import type { ModelQuery } from '../facts/model-facts.ts';
import { RATINGS, type SafetyFacts } from '../facts/safety.ts';
import type { FactSource } from '../facts/source.ts';
import { spanOf } from '../facts/span.ts';
import { dependsOn } from './narrow.ts';
import { ncapCandidates } from './ncap-attributes.ts';
import type { NcapRow } from './ncap-row.ts';

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
 * on, as {@link ncapCandidates} narrows them down.
 *
 * @param ofMake NHTSA's vehicles of the make and model year
 * @returns null where NHTSA rated none that fits
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
