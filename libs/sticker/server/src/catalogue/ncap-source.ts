import type { SafetyRatings } from '@vinlore/sticker-domain';
import { NOTHING } from './finding.ts';
import type { CatalogueSource } from './source.ts';
import type { CatalogueQuery } from './sticker-catalogue.ts';

const SOURCE = 'NHTSA 5-Star Safety Ratings';

type Rated = Exclude<keyof SafetyRatings, 'source'>;

/** NHTSA stars for a window sticker; null is "not rated". */
interface NcapAnswer {
  readonly ratings: Readonly<Record<Rated, number | null>>;
  /** Date of the list, `YYYY-MM-DD`. */
  readonly as_of: string;
}

/** Looks up NHTSA's star ratings; null if they aren't loaded or the match is ambiguous. */
export type NcapLabels = (query: CatalogueQuery) => Promise<NcapAnswer | null>;

const STARS = [1, 2, 3, 4, 5] as const;
const starsOf = (value: number | null) => STARS.find((stars) => stars === value) ?? null;

/** Creates the source of NHTSA's star ratings. Empty until they're loaded. */
export function ncapSource(labels: NcapLabels): CatalogueSource {
  return {
    name: null,
    has: [],
    printed: null,
    find: async (query) => {
      const answer = await labels(query);
      if (!answer) return NOTHING;
      const { ratings, as_of } = answer;
      return {
        ...NOTHING,
        safety_ratings: {
          overall: starsOf(ratings.overall),
          frontal_driver: starsOf(ratings.frontal_driver),
          frontal_passenger: starsOf(ratings.frontal_passenger),
          side_front: starsOf(ratings.side_front),
          side_rear: starsOf(ratings.side_rear),
          rollover: starsOf(ratings.rollover),
          source: 1,
        },
        sources: [{ name: SOURCE, as_of, sample: false }],
      };
    },
  };
}
