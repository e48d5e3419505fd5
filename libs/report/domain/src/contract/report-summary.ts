import * as v from 'valibot';

/** A report in a list. */
export const ReportSummarySchema = v.object({
  id: v.string(),
  kind: v.picklist(['standard', 'classic', 'europe']),
  vin: v.string(),
  title: v.string(),
  make: v.nullable(v.string()),
  /** 1, 2 … of this vehicle and member. */
  version: v.number(),
  made_at: v.string(),
  /** Records of all sections, recalls included. */
  records: v.number(),
  /** Nothing was found anywhere, so its credit was given back. */
  credit_returned: v.boolean(),
  /** Names of sources that did not answer when it was made. */
  down: v.array(v.string()),
  sample: v.boolean(),
  /** Good for a day. */
  pdf_url: v.string(),
});
export type ReportSummary = v.InferOutput<typeof ReportSummarySchema>;
