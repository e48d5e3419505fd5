import type { Database } from '@vinlore/database';
import { labelRatings, type LabelRatings, type ModelQuery } from '@vinlore/model-domain';
import { releasesIn } from '../slots/releases.ts';
import { ncapRowsOf } from './ncap-rows-of.ts';

/**
 * Creates a lookup for window sticker star ratings.
 *
 * @returns a function that returns the ratings and the date of NHTSA's list, `YYYY-MM-DD`; null if the vehicle matches
 * ambiguously or the list isn't loaded
 */
export function createNcapLabels(database: Database) {
  return async (query: ModelQuery): Promise<{ readonly ratings: LabelRatings; readonly as_of: string } | null> => {
    const ratings = labelRatings(query, await ncapRowsOf(database, query));
    const source = ratings && (await releasesIn(database)).releases.safety_ratings;
    return source ? { ratings, as_of: source.as_of } : null;
  };
}
