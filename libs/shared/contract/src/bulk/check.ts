import { endpoint, refusal, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall, notDealer } from './dealer-call.ts';
import { bulkKind } from './bulk-job.ts';
import { ListProblemSchema, VIN_FILE_BODY, VinFileSchema } from './listed-vin.ts';

const BulkCheckSchema = v.object({
  /** Rows without duplicates. */
  rows: v.number(),
  /** New documents, at one credit each. */
  to_make: v.number(),
  /** The dealer already has them: free. */
  had: v.number(),
  failed: v.number(),
  duplicates: v.number(),
  /** The first hundred rows with problems. */
  problems: v.array(ListProblemSchema),
});
export type BulkCheck = v.InferOutput<typeof BulkCheckSchema>;

/** Checks a list without creating anything: what it costs, and what is wrong with it. */
export const bulkCheck = endpoint({
  ...dealerCall,
  name: 'bulk.check',
  summary: 'What a CSV file of VINs would cost, and which of its rows fail.',
  path: '/api/dealer/bulk-check',
  encoding: 'multipart',
  attemptsPerMinute: 20,
  bodyLimit: VIN_FILE_BODY,
  request: v.strictObject({ file: VinFileSchema, kind: bulkKind }),
  answers: {
    200: success('What is in it.', BulkCheckSchema),
    403: notDealer,
    422: refusal('The file has no VINs, or too many.'),
  },
});
