import type { Database } from '@vinlore/database';
import { labelRatings, type LabelRatings, type ModelQuery } from '@vinlore/model-domain';
import { releasesIn } from '../slots/releases.ts';
import { ncapRowsOf } from './ncap-rows-of.ts';

/**
 * Looks up the star ratings of a vehicle's window sticker.
 *
 * @returns a look-up that answers with the ratings and the day of NHTSA's list, `YYYY-MM-DD`; null where the vehicle does not
 *   decide them, or the list is not loaded
 */
export function createNcapLabels(database: Database) {
  return async (query: ModelQuery): Promise<{ readonly ratings: LabelRatings; readonly as_of: string } | null> => {
    const ratings = labelRatings(query, await ncapRowsOf(database, query));
    const source = ratings && (await releasesIn(database)).releases.safety_ratings;
    return source ? { ratings, as_of: source.as_of } : null;
  };
}
