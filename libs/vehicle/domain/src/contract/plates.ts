import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { DecodedVehicleSchema } from '../decoded-vehicle.ts';

/** What a plate look-up knows of a vehicle, and never anything of its owner. */
const PlateVehicleSchema = v.object({
  vin: v.nullable(v.string()),
  year: v.nullable(v.number()),
  make: v.nullable(v.string()),
  model: v.nullable(v.string()),
  trim: v.nullable(v.string()),
  color: v.nullable(v.string()),
});
export type PlateMatch = v.InferOutput<typeof PlateVehicleSchema>;

/** Finds the vehicle behind a plate (spec §7, docs/decisions.md §3). It is always asked whether it is the right one. */
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
        /** Year, make and model in words for people. */
        fullName: v.string(),
        /** What the VIN itself says, where the source gave one of 17 characters. */
        decoded: v.nullable(DecodedVehicleSchema),
        source: v.object({ name: v.string(), asOf: v.nullable(v.string()) }),
        /** Sample data of the quick start, to be marked wherever it shows (docs/decisions.md §5). */
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

/** What a look-up form should know before anything is submitted. */
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
          /** Plates of the quick start that can be tried; only these are known where `available` is for them alone. */
          samples: v.array(v.object({ plate: v.string(), state: v.string() })),
          samplesOnly: v.boolean(),
        }),
        /** Address of the folder of index excerpts with which a browser decodes: `<shards><shardKey>.shard`. */
        shards: v.string(),
        /** NHTSA's name of the data in them, where a release of it was imported. */
        release: v.optional(v.string()),
      }),
    ),
  },
});
