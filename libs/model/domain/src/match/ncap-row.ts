import type { ASSISTANCE, RATINGS } from '../facts/safety.ts';

type Ratings = Readonly<Record<(typeof RATINGS)[number], number | null>>;

/** What a vehicle has of an assistance: the feature, how it is available, and whether it met NHTSA's test. */
export type NcapAssistance = readonly [
  feature: (typeof ASSISTANCE)[number],
  availability: 'standard' | 'optional' | 'none',
  meets: boolean | null,
];

/** A vehicle as NHTSA rated it; stars from 1 to 5, null where it did not. */
export interface NcapRow extends Ratings {
  readonly year: number;
  readonly make_key: string;
  /** As NHTSA writes it: `CAMRY HYBRID`. */
  readonly model: string;
  /** `4 DR`, `SUV`, `PU/CC` … */
  readonly body: string | null;
  /** `FWD`, `4WD` … */
  readonly drive: string | null;
  readonly production: number | null;
  /**
   * Stars of a side crash as a window sticker gives them, for the front and the rear seat: since model year 2011 those of
   * the barrier and the pole together. Null in a load of before they were kept, where nothing can be said of them.
   */
  readonly label_side: readonly [front: number | null, rear: number | null] | null;
  readonly assistance: readonly NcapAssistance[];
}
