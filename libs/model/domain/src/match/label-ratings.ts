import type { ModelQuery } from '../facts/model-facts.ts';
import { ncapCandidates } from './ncap-attributes.ts';
import type { NcapRow } from './ncap-row.ts';

/** Stars on a window sticker (49 CFR 575.301), 1 to 5; null is "Not Rated". */
export interface LabelRatings {
  readonly overall: number | null;
  readonly frontal_driver: number | null;
  readonly frontal_passenger: number | null;
  readonly side_front: number | null;
  readonly side_rear: number | null;
  readonly rollover: number | null;
}

const labelOf = (row: NcapRow, [front, rear]: NonNullable<NcapRow['label_side']>): LabelRatings => ({
  overall: row.overall,
  frontal_driver: row.front_driver,
  frontal_passenger: row.front_passenger,
  side_front: front,
  side_rear: rear,
  rollover: row.rollover,
});

/**
 * Returns the ratings for a vehicle's window sticker. A label has no ranges and no gaps, so all matches, as narrowed
 * down by {@link ncapCandidates}, must have the same stars in every row.
 *
 * @param ofMake NHTSA vehicles of the make and model year
 * @returns null if undecided or NHTSA lists no match
 */
export function labelRatings(query: ModelQuery, ofMake: readonly NcapRow[]): LabelRatings | null {
  const labels = ncapCandidates(query, ofMake).candidates.map(
    ({ row }) => row.label_side && labelOf(row, row.label_side),
  );
  const [first] = labels;
  const isOne = new Set(labels.map((label) => JSON.stringify(label))).size === 1;
  return isOne ? (first ?? null) : null;
}
