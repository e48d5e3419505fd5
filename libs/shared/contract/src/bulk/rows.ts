import * as v from 'valibot';
import { endpoint, refusal, success } from '../endpoint.ts';
import { jobId } from './bulk-job.ts';
import { dealerCall, notDealer } from './dealer-call.ts';

/** Most rows per page. */
export const BULK_PAGE = 100;

const BulkRowSchema = v.object({
  /** Line of the file, counted from 1. */
  line: v.number(),
  vin: v.string(),
  stock_number: v.string(),
  /** `had`: the dealer already had it; `stopped`: the job was stopped first. */
  state: v.picklist(['waiting', 'made', 'had', 'failed', 'stopped']),
  /** Its document; null until there is one. */
  document: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** What is wrong and what to do, or why a document was free. */
  problem: v.nullable(v.string()),
});
export type BulkRow = v.InferOutput<typeof BulkRowSchema>;

/** The results of a job's rows so far, a page at a time. */
export const bulkRows = endpoint({
  ...dealerCall,
  name: 'bulk.rows',
  summary: 'The rows of a bulk job in the order of its file, each with its document.',
  path: '/api/dealer/bulk-rows',
  encoding: 'json',
  request: v.strictObject({
    id: jobId,
    /** `next` of the previous page; absent for the first. */
    cursor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  answers: {
    200: success('Up to 100 rows.', v.object({ rows: v.array(BulkRowSchema), next: v.nullable(v.number()) })),
    403: notDealer,
    404: refusal('The dealer has no such job.'),
  },
});
