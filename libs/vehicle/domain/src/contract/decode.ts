import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { DecodedVehicleSchema } from '../decoded-vehicle.ts';
import { VehicleSchema } from '../vehicle/vehicle-schema.ts';

/** A value as vPIC has it. */
const ElementDetailSchema = v.object({
  /** vPIC's id of the element, and its name: the key in `elements`. */
  id: v.number(),
  name: v.string(),
  group: v.string(),
  value: v.string(),
  /** Where it comes from, such as `pattern`, `engine`, `spec`, `conversion`; `default` is typical of the vehicle type. */
  source: v.string(),
});

/** Decodes a VIN locally (spec §7), also one with other words around it; `*` stands for a character that is not known. */
export const decode = endpoint({
  name: 'vehicle.decode',
  summary: 'Decodes a VIN from NHTSA’s vPIC data.',
  method: 'GET',
  path: '/api/decode',
  aliases: ['/api-cwa/decode', '/decode'],
  encoding: 'query',
  auth: 'none',
  // A ticket at the desk names the vehicle that it is about.
  host: 'both',
  request: v.strictObject({
    vin: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)),
    /** `yes`: `details` is answered, too. */
    full: v.optional(v.picklist(['yes', 'no']), 'no'),
  }),
  answers: {
    200: success(
      'The decoded vehicle; a check digit that does not agree is said in the message.',
      v.object({
        ...DecodedVehicleSchema.entries,
        /** The same as a vehicle of spec §3, with the elements as its `data`; what stands beside it is of the decoding. */
        vehicle: v.optional(VehicleSchema),
        /** Every value with vPIC's id, where it was asked for and our own data answered. */
        details: v.optional(v.array(ElementDetailSchema)),
      }),
    ),
    422: refusal('No VIN: the message says which character or what length is wrong, and `data` offers corrections.'),
  },
});
