import * as v from 'valibot';

/** A recall that may apply to the vehicle, from year, make and model (docs/decisions.md §5). */
export const ReportRecallSchema = v.strictObject({
  /** Its number, as the source gives it. */
  campaign: v.string(),
  received: v.nullable(v.pipe(v.string(), v.isoDate())),
  components: v.array(v.string()),
  summary: v.string(),
  consequence: v.string(),
  remedy: v.string(),
  /** Do not drive it at all. */
  parkIt: v.boolean(),
  /** Do not park it in a garage or near a house: fire. */
  parkOutside: v.boolean(),
  overTheAir: v.boolean(),
  source: v.string(),
  asOf: v.nullable(v.pipe(v.string(), v.isoDate())),
  sample: v.boolean(),
});
export type ReportRecall = v.InferOutput<typeof ReportRecallSchema>;
