import * as v from 'valibot';
import { FactSourceSchema, MatchEntries } from './source.ts';
import { SpanSchema } from './span.ts';

/** Driver assistance that NHTSA recommends and tests. */
export const ASSISTANCE = [
  'forward_collision_warning',
  'lane_departure_warning',
  'crash_imminent_braking',
  'dynamic_brake_support',
  'blind_spot_detection',
  'backup_camera',
] as const;

const Stars = v.nullable(SpanSchema);

/** Of NHTSA's New Car Assessment Program; null is "not rated", never zero stars. */
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
  /** The risk of rolling over in a crash of this vehicle alone, in percent. */
  rollover_percent: Stars,
} as const;
export const RATINGS = Object.keys(RatingEntries) as (keyof typeof RatingEntries)[];

const AssistanceSchema = v.object({
  feature: v.picklist(ASSISTANCE),
  availability: v.picklist(['standard', 'optional', 'none']),
  /** Whether it met NHTSA's performance test; null where that is pending, differs, or is not said. */
  meets_criteria: v.nullable(v.boolean()),
});

/** One of the vehicles that NHTSA rated, in its own words. */
const VariantSchema = v.object({
  /** As NHTSA names it: `CAMRY HYBRID`. */
  model: v.string(),
  /** `4 DR`, `SUV`, `PU/CC` …; null where it names none. */
  body: v.nullable(v.string()),
  /** `FWD`, `4WD` …. */
  drive: v.nullable(v.string()),
  /** 1 is the early release of a model year, 2 and 3 later ones; null where it names none. */
  production: v.nullable(v.number()),
  overall: v.nullable(v.number()),
});

/** NHTSA's ratings of a model year's vehicle, or of all that it may be. */
export const SafetySchema = v.object({
  ...MatchEntries,
  ratings: v.object(RatingEntries),
  /** Only what all vehicles that fit have alike. */
  assistance: v.array(AssistanceSchema),
  /** The vehicles that fit, at most twelve. */
  variants: v.array(VariantSchema),
  source: FactSourceSchema,
});
export type SafetyFacts = v.InferOutput<typeof SafetySchema>;
