import * as v from 'valibot';

/** What can be loaded, each by its own file. */
export const MODEL_SOURCES = [
  'fuel_economy',
  'safety_ratings',
  'complaints',
  'investigations',
  'communications',
] as const;
export type ModelSource = (typeof MODEL_SOURCES)[number];

/** Who says so, and as of when. */
export const FactSourceSchema = v.object({
  name: v.string(),
  /** The publisher's name of the file, such as `COMPLAINTS_RECEIVED_2025-2026`; null where it has none. */
  release: v.nullable(v.string()),
  /** The day of the file, `YYYY-MM-DD`. */
  as_of: v.pipe(v.string(), v.isoDate()),
});
export type FactSource = v.InferOutput<typeof FactSourceSchema>;

/** What tells published vehicles of one model apart. */
export const DISTINCTIONS = [
  'body',
  'doors',
  'drive',
  'engine',
  'fuel',
  'hybrid',
  'turbo',
  'transmission',
  'trim',
  'production',
] as const;
export type Distinction = (typeof DISTINCTIONS)[number];

/** How far the vehicle is known among those that are published. */
export const MatchEntries = {
  /** `exact`: each figure is this vehicle's; `range`: of all that it may be. */
  certainty: v.picklist(['exact', 'range']),
  /** What the VIN does not say and the figures depend on; empty where they are exact. */
  depends_on: v.array(v.picklist(DISTINCTIONS)),
} as const;
