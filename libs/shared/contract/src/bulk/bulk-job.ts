import * as v from 'valibot';
import { DOCUMENT_KINDS, type DocumentKind } from '../view-pdf.ts';

/** Most vehicles per bulk job. */
export const MOST_BULK_ROWS = 2_000;

/** Most documents in one PDF for printing, limited by browsers and printers. A report has several pages. */
export const MOST_PRINTED: Readonly<Record<DocumentKind, number>> = { sticker: 500, report: 100 };

/** Document types of a list. */
export const bulkKind = v.optional(v.picklist(DOCUMENT_KINDS), 'sticker');

/** The id of a job as an input. */
export const jobId = v.pipe(v.string(), v.uuid());

/**
 * State of a bulk job. `waiting`, `running`; `done`: every row has its result; `stopped`: canceled by its dealer, what
 * was created stays.
 */
const BulkStateSchema = v.picklist(['waiting', 'running', 'done', 'stopped']);

export const BulkJobSchema = v.object({
  id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  /** Name of the uploaded file. */
  name: v.string(),
  state: BulkStateSchema,
  begun_at: v.string(),
  ended_at: v.nullable(v.string()),
  /** Rows without duplicates. */
  rows: v.number(),
  made: v.number(),
  /** The dealer already had it: free. */
  had: v.number(),
  failed: v.number(),
  duplicates: v.number(),
  /** Credits reserved at the start, and used so far; both 0 if an unlimited plan pays. */
  reserved: v.number(),
  used: v.number(),
  /** URLs of the results, signed, valid for a limited time; null until there are any. */
  zip_url: v.nullable(v.string()),
  /** All documents in one PDF, in file order; null for more than `MOST_PRINTED`. */
  print_url: v.nullable(v.string()),
  csv_url: v.nullable(v.string()),
});
export type BulkJob = v.InferOutput<typeof BulkJobSchema>;
