import * as v from 'valibot';
import { FactSourceSchema, MatchEntries } from './source.ts';
import { SpanSchema } from './span.ts';

/** Driver assistance systems that NHTSA recommends and tests. */
export const ASSISTANCE = [
  'forward_collision_warning',
  'lane_departure_warning',
  'crash_imminent_braking',
  'dynamic_brake_support',
  'blind_spot_detection',
  'backup_camera',
] as const;

const Stars = v.nullable(SpanSchema);

/** Stars from NHTSA's New Car Assessment Program; null is "not rated", never zero stars. */
const RatingEntries = {
  overall: Stars,
  front: Stars,
  front_driver: Stars,
  front_passenger: Stars,
  side: Stars,
  side_driver: Stars,
  side_passenger: Stars,
  side_pole: Stars,
  rollover: Stars,
  /** Risk of rollover in a single-vehicle crash, in percent. */
  rollover_percent: Stars,
} as const;
export const RATINGS = Object.keys(RatingEntries) as (keyof typeof RatingEntries)[];

const AssistanceSchema = v.object({
  feature: v.picklist(ASSISTANCE),
  availability: v.picklist(['standard', 'optional', 'none']),
  /** Whether it met NHTSA's performance test; null if pending, mixed, or not stated. */
  meets_criteria: v.nullable(v.boolean()),
});

/** A vehicle rated by NHTSA, in its own words. */
const VariantSchema = v.object({
  /** NHTSA's name: `CAMRY HYBRID`. */
  model: v.string(),
  /** `4 DR`, `SUV`, `PU/CC` …; null if not stated. */
  body: v.nullable(v.string()),
  /** `FWD`, `4WD` … */
  drive: v.nullable(v.string()),
  /** 1 is the early release of a model year, 2 and 3 are later ones; null if not stated. */
  production: v.nullable(v.number()),
  overall: v.nullable(v.number()),
});

/** NHTSA ratings for a vehicle of a model year, or the range across all matching ones. */
export const SafetySchema = v.object({
  ...MatchEntries,
  ratings: v.object(RatingEntries),
  /** Only what all matching vehicles have in common. */
  assistance: v.array(AssistanceSchema),
  /** Matching vehicles, up to twelve. */
  variants: v.array(VariantSchema),
  source: FactSourceSchema,
});
export type SafetyFacts = v.InferOutput<typeof SafetySchema>;
