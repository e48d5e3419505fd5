import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { HistoryEventSchema } from '../events/history-event.ts';

/** Vehicle data from public registers; a missing key wasn't reported. */
const RegisterVehicleSchema = v.strictObject({
  make: v.optional(v.string()),
  model: v.optional(v.string()),
  color: v.optional(v.string()),
  /** `YYYY-MM-DD`; not a model year. */
  first_registered: v.optional(v.string()),
  inspection_until: v.optional(v.string()),
  /** Catalog price in the Netherlands, in whole euros. */
  list_price_eur: v.optional(v.number()),
  /** The register's assessment of its odometer readings: logical, illogical, or no judgment. */
  odometer: v.optional(v.picklist(['logical', 'illogical', 'no-judgment'])),
  open_recall: v.optional(v.boolean()),
});
export type RegisteredCar = v.InferOutput<typeof RegisterVehicleSchema>;

/**
 * A record from a register, which is searched by plate rather than VIN. It describes the vehicle that has the plate
 * now.
 */
const RegisterEventSchema = v.omit(HistoryEventSchema, ['vin']);
export type RegisterEvent = v.InferOutput<typeof RegisterEventSchema>;

/** The open registers of the Netherlands (RDW) and the United Kingdom (DVSA), by license plate. */
export const registerRecord = endpoint({
  name: 'report.register-record',
  summary: 'What a public register of the Netherlands or the United Kingdom tells of a license plate.',
  method: 'GET',
  path: '/api-cwa/register-record',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ country: v.picklist(['NL', 'GB']), plate: v.pipe(v.string(), v.maxLength(40)) }),
  answers: {
    200: success(
      'What the register tells. A plate may be moved to another car: compare make, model, and color.',
      v.object({
        country: v.string(),
        plate: v.string(),
        source: v.string(),
        vehicle: RegisterVehicleSchema,
        events: v.array(RegisterEventSchema),
      }),
    ),
    404: refusal('The register does not know the plate.'),
    422: refusal('No license plate.'),
    501: refusal('The register of that country is not switched on here.'),
    503: refusal('The register does not answer.'),
  },
});
