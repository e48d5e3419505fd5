import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { DecodedVehicleSchema } from '../decoded-vehicle.ts';

/** Vehicle data from a plate lookup. Never includes the owner. */
const PlateVehicleSchema = v.object({
  vin: v.nullable(v.string()),
  year: v.nullable(v.number()),
  make: v.nullable(v.string()),
  model: v.nullable(v.string()),
  trim: v.nullable(v.string()),
  color: v.nullable(v.string()),
});
export type PlateMatch = v.InferOutput<typeof PlateVehicleSchema>;

/** Looks up a vehicle by plate (spec §7, docs/decisions.md §3). The visitor always confirms that it's the right car. */
export const licensePlateDecode = endpoint({
  name: 'vehicle.license-plate-decode',
  summary: 'Finds the vehicle behind a US license plate.',
  method: 'GET',
  path: '/api-cwa/license_plate_decode',
  aliases: ['/license_plate_decode'],
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    plate: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)),
    state: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)),
  }),
  answers: {
    200: success(
      'Found; the message asks whether this is the car.',
      v.object({
        plate: v.string(),
        state: v.string(),
        vehicle: PlateVehicleSchema,
        /** Year, make, and model for display. */
        fullName: v.string(),
        /** What the VIN decodes to, if the source returned a 17-character VIN. */
        decoded: v.nullable(DecodedVehicleSchema),
        source: v.object({ name: v.string(), asOf: v.nullable(v.string()) }),
        /** Quick-start sample data; mark it as such wherever it's shown (docs/decisions.md §5). */
        sample: v.boolean(),
      }),
    ),
    404: refusal('No source knows the plate; `data.instead` is `vin`.'),
    422: refusal('No plate, or no US state.'),
    429: refusal('The source wants us to wait; `Retry-After` says how long.'),
    501: refusal('No source of plates is configured; `data.instead` is `vin`.'),
    503: refusal('The source does not answer; `data.instead` is `vin`.'),
  },
});

/** What a lookup form needs to know before it's submitted. */
export const vehicleWays = endpoint({
  name: 'vehicle.ways',
  summary: 'Says by which ways a vehicle can be named here.',
  method: 'GET',
  path: '/api-cwa/vehicle-ways',
  encoding: 'none',
  auth: 'none',
  request: v.strictObject({}),
  answers: {
    200: success(
      'Ways.',
      v.object({
        plate: v.object({
          available: v.boolean(),
          /**
           * Sample plates that visitors can try. If `available` is for samples only, no other plates can be looked up.
           */
          samples: v.array(v.object({ plate: v.string(), state: v.string() })),
          samplesOnly: v.boolean(),
        }),
        /** Base URL of the index excerpts for decoding in the browser: `<shards><shardKey>.shard`. */
        shards: v.string(),
        /** NHTSA's name for their data, if a release was imported. */
        release: v.optional(v.string()),
      }),
    ),
  },
});
