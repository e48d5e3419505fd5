import { endpoint, refusal, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall } from './dealer-call.ts';
import { bulkKind, BulkJobSchema } from './bulk-job.ts';
import { VIN_FILE_BODY, VinFileSchema } from './listed-vin.ts';

/** Creates documents for a whole list. Credits for the new ones are reserved right away. */
export const bulkStart = endpoint({
  ...dealerCall,
  name: 'bulk.start',
  summary: 'Makes stickers or reports of all VINs in a CSV file.',
  path: '/api/dealer/bulk',
  encoding: 'multipart',
  attemptsPerMinute: 10,
  sharedLimit: true,
  bodyLimit: VIN_FILE_BODY,
  request: v.strictObject({
    file: VinFileSchema,
    kind: bulkKind,
    /** Idempotency key: a repeat returns the same job. */
    idempotency_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  }),
  answers: {
    200: success('The job.', BulkJobSchema),
    402: refusal('Too few credits; the message says how many are needed and there.'),
    403: refusal('For dealers only, above 100 credits by two factors; `data.reason` says which way.'),
    409: refusal('The key was used for another file.'),
    422: refusal('The file has no VINs, or too many.'),
  },
});
