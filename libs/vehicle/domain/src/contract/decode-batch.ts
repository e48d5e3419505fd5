import { endpoint, file, refusal, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';

/** Maximum number of VINs in a batch. */
const BATCH_LIMIT = 1_000;

/** Decodes a batch of VINs, for dealers (docs/decisions.md §4, "Dealer"). */
export const decodeBatch = endpoint({
  name: 'vehicle.decode-batch',
  summary: 'Decodes up to 1,000 VINs; one JSON object a line, in the order in which they came.',
  method: 'POST',
  path: '/api-cwa/decode-batch',
  encoding: 'json',
  auth: 'bearer',
  request: v.strictObject({
    /** An array, or text with one VIN per line. Empty lines are skipped. */
    vins: v.pipe(
      v.union([
        v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(QUERY_LIMIT))),
          v.maxLength(2 * BATCH_LIMIT, 'vehicle.batchTooLong'),
        ),
        v.pipe(v.string(), v.maxLength(60_000)),
      ]),
      v.transform((vins) => (typeof vins === 'string' ? vins.split(/\r\n|\r|\n/) : vins)),
      v.transform((vins) => vins.map((vin) => vin.trim()).filter((vin) => vin !== '')),
      v.minLength(1, 'vehicle.batchEmpty'),
      v.maxLength(BATCH_LIMIT, 'vehicle.batchTooLong'),
    ),
  }),
  answers: {
    200: file(
      '`{"line","vin","status":"success","data":vehicle}` or `{"line","vin","status":"error","message","data"}` a line.',
      'application/x-ndjson',
    ),
    403: refusal('Only dealers decode in batches.'),
  },
});
