import * as v from 'valibot';

/** A report in a list. */
export const ReportSummarySchema = v.object({
  id: v.string(),
  kind: v.picklist(['standard', 'classic', 'europe']),
  vin: v.string(),
  title: v.string(),
  make: v.nullable(v.string()),
  /** Version number per vehicle and member: 1, 2 … */
  version: v.number(),
  made_at: v.string(),
  /** Records in all sections, including recalls. */
  records: v.number(),
  /** No records were found, so the credit was refunded. */
  credit_returned: v.boolean(),
  /** Names of sources that didn't respond when it was created. */
  down: v.array(v.string()),
  sample: v.boolean(),
  /** Valid for a day. */
  pdf_url: v.string(),
});
export type ReportSummary = v.InferOutput<typeof ReportSummarySchema>;
