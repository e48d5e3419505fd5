import type { ASSISTANCE, RATINGS } from '../facts/safety.ts';

type Ratings = Readonly<Record<(typeof RATINGS)[number], number | null>>;

/** Driver assistance of a vehicle: the feature, its availability, and whether it met NHTSA's test. */
export type NcapAssistance = readonly [
  feature: (typeof ASSISTANCE)[number],
  availability: 'standard' | 'optional' | 'none',
  meets: boolean | null,
];

/** A vehicle rated by NHTSA; stars from 1 to 5, null if not rated. */
export interface NcapRow extends Ratings {
  readonly year: number;
  readonly make_key: string;
  /** NHTSA spelling: `CAMRY HYBRID`. */
  readonly model: string;
  /** `4 DR`, `SUV`, `PU/CC` … */
  readonly body: string | null;
  /** `FWD`, `4WD` … */
  readonly drive: string | null;
  readonly production: number | null;
  /**
   * Side crash stars as printed on window stickers, for the front and rear seat; since model year 2011 barrier and pole
   * combined. Null in loads made before these columns existed, so the label can't be decided.
   */
  readonly label_side: readonly [front: number | null, rear: number | null] | null;
  readonly assistance: readonly NcapAssistance[];
}
