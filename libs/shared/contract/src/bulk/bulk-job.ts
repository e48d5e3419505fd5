import * as v from 'valibot';
import { DOCUMENT_KINDS, type DocumentKind } from '../view-pdf.ts';

/** Most vehicles of one bulk job. */
export const MOST_BULK_ROWS = 2_000;

/** Most documents in one PDF to be printed: what a browser and a printer take at once. A report has several pages. */
export const MOST_PRINTED: Readonly<Record<DocumentKind, number>> = { sticker: 500, report: 100 };

/** What a list is made into. */
export const bulkKind = v.optional(v.picklist(DOCUMENT_KINDS), 'sticker');

/** The id of a job in a call. */
export const jobId = v.pipe(v.string(), v.uuid());

/**
 * Where a bulk job stands. `waiting`, `running`; `done`: every row has its result; `stopped`: its dealer ended it, what
 * was made stays.
 */
const BulkStateSchema = v.picklist(['waiting', 'running', 'done', 'stopped']);

export const BulkJobSchema = v.object({
  id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  /** Name of the file that was uploaded. */
  name: v.string(),
  state: BulkStateSchema,
  begun_at: v.string(),
  ended_at: v.nullable(v.string()),
  /** Rows after duplicates were taken out. */
  rows: v.number(),
  made: v.number(),
  /** The dealer had it already: free. */
  had: v.number(),
  failed: v.number(),
  duplicates: v.number(),
  /** Credits set aside at the start, and used so far; both 0 where an unlimited plan pays. */
  reserved: v.number(),
  used: v.number(),
  /** Addresses of the results, signed and valid for a while; null until there are some. */
  zip_url: v.nullable(v.string()),
  /** All documents in one PDF, in the order of the file; null for more than `MOST_PRINTED`. */
  print_url: v.nullable(v.string()),
  csv_url: v.nullable(v.string()),
});
export type BulkJob = v.InferOutput<typeof BulkJobSchema>;
