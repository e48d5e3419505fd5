import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';

/** Checks whether a text can be a VIN (spec §7). */
export const vinValidate = endpoint({
  name: 'vehicle.vin-validate',
  summary: 'Says whether a text can be a VIN, modern or classic.',
  method: 'POST',
  path: '/api-cwa/vin-validate',
  encoding: 'form',
  auth: 'none',
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)) }),
  answers: {
    200: success(
      'It can.',
      v.object({
        /** Upper case, no spaces or dashes. */
        vin: v.string(),
        kind: v.picklist(['standard', 'classic']),
      }),
    ),
    422: refusal('It cannot: the message says why, and `data.suggestions` offers corrections.'),
  },
});
