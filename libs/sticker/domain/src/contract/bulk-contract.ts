import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Most vehicles of one bulk job. */
export const MOST_BULK_ROWS = 2_000;

/**
 * Where a bulk job stands. `waiting`, `running`; `done`: every row has its result; `stopped`: its dealer ended it, what
 * was made stays.
 */
export const BulkStateSchema = v.picklist(['waiting', 'running', 'done', 'stopped']);

const BulkJobSchema = v.object({
  id: v.string(),
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
  /** Credits set aside at the start, and used so far. */
  reserved: v.number(),
  used: v.number(),
  /** Addresses of the results, signed and valid for a while; null until there are some. */
  zip_url: v.nullable(v.string()),
  csv_url: v.nullable(v.string()),
});
export type BulkJob = v.InferOutput<typeof BulkJobSchema>;

const dealers = { method: 'POST', auth: 'bearer' } as const;
const notDealer = refusal('For dealers only.');
const id = v.pipe(v.string(), v.uuid());

/** Makes stickers of a whole list (issue 7). Credits for the new ones are set aside at once. */
const bulkStart = endpoint({
  ...dealers,
  name: 'bulk.start',
  summary: 'Makes stickers of all VINs in a CSV file.',
  path: '/api/dealer/bulk',
  encoding: 'multipart',
  attemptsPerMinute: 10,
  sharedLimit: true,
  bodyLimit: 2_097_152,
  request: v.strictObject({
    file: v.pipe(v.instance(File), v.maxSize(2_000_000)),
    /** A repeat with the same key is the same job. */
    idempotency_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  }),
  answers: {
    200: success('The job.', BulkJobSchema),
    402: refusal('Too few credits; the message says how many are needed and there.'),
    403: notDealer,
    409: refusal('The key was used for another file.'),
    422: refusal('The file has no VINs, or too many.'),
  },
});

/** Where a job stands. */
const bulkStatus = endpoint({
  ...dealers,
  name: 'bulk.status',
  summary: 'Where a bulk job stands.',
  path: '/api/dealer/bulk-status',
  encoding: 'json',
  request: v.strictObject({ id }),
  answers: { 200: success('The job.', BulkJobSchema), 403: notDealer, 404: refusal('The dealer has no such job.') },
});

/** The dealer's jobs, newest first. */
const bulkList = endpoint({
  ...dealers,
  name: 'bulk.list',
  summary: 'The dealer’s bulk jobs, the newest 50.',
  path: '/api/dealer/bulk-list',
  encoding: 'none',
  request: v.strictObject({}),
  answers: { 200: success('The jobs.', v.array(BulkJobSchema)), 403: notDealer },
});

/** Ends a job; what was made stays, and the credits of the rest come back. */
const bulkStop = endpoint({
  ...dealers,
  name: 'bulk.stop',
  summary: 'Ends a bulk job.',
  path: '/api/dealer/bulk-stop',
  encoding: 'json',
  request: v.strictObject({ id }),
  answers: { 200: success('The job.', BulkJobSchema), 403: notDealer, 404: refusal('The dealer has no such job.') },
});

/** The results of a job: PDFs in a ZIP, or a line for each row as CSV. */
const bulkResult = endpoint({
  name: 'bulk.result',
  summary: 'The results of a bulk job, as ZIP of PDFs or as CSV.',
  method: 'GET',
  path: '/api/dealer/bulk-result',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ key: v.pipe(v.string(), v.maxLength(400)), kind: v.picklist(['zip', 'csv']) }),
  answers: {
    200: file('The results.', 'application/zip'),
    403: refusal('The link is over or was changed.'),
    404: refusal('There is no such job.'),
  },
});

/** Calls about stickers in bulk. */
export const bulkContract = { bulkList, bulkResult, bulkStart, bulkStatus, bulkStop };
