import * as v from 'valibot';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** A recall campaign as it concerns one vehicle. */
const RecallSchema = v.object({
  /** Its number, as the source gives it: NHTSA's are such as `20V314000`. */
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
  /** Built between these days, where NHTSA says it. */
  built_from: v.nullable(DaySchema),
  built_to: v.nullable(DaySchema),
  /** How many vehicles the campaign may concern; null where it is not said. */
  affected: v.nullable(v.number()),
  /** Do not drive it at all. */
  park_it: v.boolean(),
  /** Do not park it in a garage or near a house: fire. */
  park_outside: v.boolean(),
  over_the_air: v.boolean(),
  source: v.string(),
  as_of: v.nullable(DaySchema),
  sample: v.boolean(),
});
export type Recall = v.InferOutput<typeof RecallSchema>;

/** What is known of a vehicle's recalls: by year, make and model, so each of them "may apply" (docs/decisions.md §5). */
export const RecallAnswerSchema = v.object({
  vehicle: v.object({
    /** Null where it was named without it. */
    vin: v.nullable(v.string()),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    title: v.string(),
  }),
  /** `not-loaded`: there is no recall data of the United States here yet; that is never "no recall". */
  state: v.picklist(['loaded', 'not-loaded']),
  /** Do not drive, park outside and over the air first, then the newest first. */
  recalls: v.array(RecallSchema),
  sources: v.array(
    v.object({
      name: v.string(),
      /** `down`: it did not answer; that is never "no recall". */
      status: v.picklist(['answered', 'down']),
      as_of: v.nullable(DaySchema),
      records: v.number(),
      sample: v.boolean(),
    }),
  ),
  /** Where NHTSA itself says what is open for one VIN. */
  nhtsa_url: v.string(),
});
export type RecallAnswer = v.InferOutput<typeof RecallAnswerSchema>;
