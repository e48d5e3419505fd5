import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { DecodedVehicleSchema } from '../decoded-vehicle.ts';
import { VehicleSchema } from '../vehicle/vehicle-schema.ts';

/** A value as listed in vPIC. */
const ElementDetailSchema = v.object({
  /** vPIC element id and name (the key in `elements`). */
  id: v.number(),
  name: v.string(),
  group: v.string(),
  value: v.string(),
  /**
   * Origin of the value, such as `pattern`, `engine`, `spec`, or `conversion`; `default` means typical of the vehicle
   * type.
   */
  source: v.string(),
});

/** Decodes a VIN locally (spec §7), even if it's surrounded by other text. `*` stands for an unknown character. */
export const decode = endpoint({
  name: 'vehicle.decode',
  summary: 'Decodes a VIN from NHTSA’s vPIC data.',
  method: 'GET',
  path: '/api/decode',
  aliases: ['/api-cwa/decode', '/decode'],
  encoding: 'query',
  auth: 'none',
  // A support ticket names the vehicle it's about.
  host: 'both',
  request: v.strictObject({
    vin: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)),
    /** `yes` also returns `details`. */
    full: v.optional(v.picklist(['yes', 'no']), 'no'),
  }),
  answers: {
    200: success(
      'The decoded vehicle; a check digit that does not agree is said in the message.',
      v.object({
        ...DecodedVehicleSchema.entries,
        /**
         * The same vehicle as in spec §3, with the elements as its `data`. The fields next to it describe the decode.
         */
        vehicle: v.optional(VehicleSchema),
        /** Every value with its vPIC id, if requested and if our own data was used. */
        details: v.optional(v.array(ElementDetailSchema)),
      }),
    ),
    422: refusal('No VIN: the message says which character or what length is wrong, and `data` offers corrections.'),
  },
});
