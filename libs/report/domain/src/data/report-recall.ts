import * as v from 'valibot';

/** A recall that may apply to the vehicle, matched by year, make, and model (docs/decisions.md §5). */
export const ReportRecallSchema = v.strictObject({
  /** Campaign number as published by the source. */
  campaign: v.string(),
  received: v.nullable(v.pipe(v.string(), v.isoDate())),
  components: v.array(v.string()),
  summary: v.string(),
  consequence: v.string(),
  remedy: v.string(),
  /** Do not drive the vehicle. */
  parkIt: v.boolean(),
  /** Fire risk: park outside, away from buildings. */
  parkOutside: v.boolean(),
  overTheAir: v.boolean(),
  source: v.string(),
  asOf: v.nullable(v.pipe(v.string(), v.isoDate())),
  sample: v.boolean(),
});
export type ReportRecall = v.InferOutput<typeof ReportRecallSchema>;
