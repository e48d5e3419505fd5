import * as v from 'valibot';

/** Loadable sources, each with its own files. */
export const MODEL_SOURCES = [
  'fuel_economy',
  'safety_ratings',
  'complaints',
  'investigations',
  'communications',
] as const;
export type ModelSource = (typeof MODEL_SOURCES)[number];

/** Publisher and date of the data. */
export const FactSourceSchema = v.object({
  name: v.string(),
  /** Publisher's file name, such as `COMPLAINTS_RECEIVED_2025-2026`; null if it has none. */
  release: v.nullable(v.string()),
  /** Date of the file, `YYYY-MM-DD`. */
  as_of: v.pipe(v.string(), v.isoDate()),
});
export type FactSource = v.InferOutput<typeof FactSourceSchema>;

/** Attributes that distinguish published vehicles of the same model. */
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

/** How precisely the vehicle matches the published ones. */
export const MatchEntries = {
  /** `exact`: the figures of this vehicle; `range`: across all matching vehicles. */
  certainty: v.picklist(['exact', 'range']),
  /** Attributes that the VIN doesn't specify and that change the figures; empty if exact. */
  depends_on: v.array(v.picklist(DISTINCTIONS)),
} as const;
