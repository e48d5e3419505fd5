import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { DecodedVehicleSchema } from '../decoded-vehicle.ts';

/** Decodes a VIN locally (spec §7); `*` stands for a character that is not known. */
export const decode = endpoint({
  name: 'vehicle.decode',
  summary: 'Decodes a VIN from the NHTSA vPIC data, without a network.',
  method: 'GET',
  path: '/api/decode',
  aliases: ['/api-cwa/decode'],
  encoding: 'query',
  auth: 'none',
  // A ticket at the desk names the vehicle that it is about.
  host: 'both',
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)) }),
  answers: {
    200: success(
      'The decoded vehicle; a check digit that does not agree is said in the message.',
      DecodedVehicleSchema,
    ),
    422: refusal('No VIN: the message says which character or what length is wrong, and `data` offers corrections.'),
  },
});
