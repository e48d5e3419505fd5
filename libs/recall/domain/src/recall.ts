import * as v from 'valibot';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** A recall campaign for a vehicle. */
const RecallSchema = v.object({
  /** Campaign number as published; NHTSA's look like `20V314000`. */
  campaign: v.string(),
  maker_campaign: v.nullable(v.string()),
  manufacturer: v.string(),
  type: v.picklist(['vehicle', 'tire', 'equipment', 'child-seat']),
  received: v.nullable(DaySchema),
  components: v.array(v.string()),
  summary: v.string(),
  consequence: v.string(),
  remedy: v.string(),
  notes: v.string(),
  /** Build dates covered, if NHTSA states them. */
  built_from: v.nullable(DaySchema),
  built_to: v.nullable(DaySchema),
  /** Number of vehicles potentially affected; null if not stated. */
  affected: v.nullable(v.number()),
  /** Do not drive the vehicle at all. */
  park_it: v.boolean(),
  /** Do not park it in a garage or near a building: fire risk. */
  park_outside: v.boolean(),
  over_the_air: v.boolean(),
  source: v.string(),
  as_of: v.nullable(DaySchema),
  sample: v.boolean(),
});
export type Recall = v.InferOutput<typeof RecallSchema>;

/**
 * Known recalls of a vehicle. They're matched by year, make, and model, so each one "may apply" (docs/decisions.md §5).
 */
export const RecallAnswerSchema = v.object({
  vehicle: v.object({
    /** Null if no VIN was given. */
    vin: v.nullable(v.string()),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    title: v.string(),
  }),
  /** `not-loaded`: U.S. recall data isn't loaded yet, which is never shown as "no recalls". */
  state: v.picklist(['loaded', 'not-loaded']),
  /** "Do not drive", "park outside", and over-the-air first, then newest. */
  recalls: v.array(RecallSchema),
  sources: v.array(
    v.object({
      name: v.string(),
      /** `down`: the source didn't respond, which is never shown as "no recalls". */
      status: v.picklist(['answered', 'down']),
      as_of: v.nullable(DaySchema),
      records: v.number(),
      sample: v.boolean(),
    }),
  ),
  /** NHTSA's own page for a VIN's open recalls. */
  nhtsa_url: v.string(),
});
export type RecallAnswer = v.InferOutput<typeof RecallAnswerSchema>;
