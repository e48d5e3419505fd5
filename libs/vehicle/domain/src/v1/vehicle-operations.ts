import { file, listOf, operation, success } from '@vinlore/contract';
import * as v from 'valibot';
import { VinSuggestionSchema } from '../decoded-vehicle.ts';
import { ApiVehicleSchema, VEHICLE_PARTS } from './api-vehicle.ts';

/** VINs in one batch, at most. */
const BATCH_LIMIT = 1_000;
/** Longer texts are no VIN, whatever surrounds it. */
const LONGEST_VIN = 64;

const VinText = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_VIN));

/** Example VIN: a 2003 Honda Accord. */
const EXAMPLE_VIN = '1HGCM82633A004352';

export const retrieveVehicle = operation({
  id: 'vehicles.retrieve',
  summary: 'Decodes a VIN.',
  description:
    'Answers from NHTSA’s vPIC data, with its release. `*` stands for an unknown character. A VIN whose check digit disagrees is decoded as it is; `suggestions` has likely corrections.',
  method: 'GET',
  path: '/v1/vehicles/{vin}',
  scope: 'vehicles:read',
  publishable: true,
  expand: VEHICLE_PARTS,
  request: v.strictObject({ vin: VinText }),
  answer: success('The vehicle.', ApiVehicleSchema),
  problems: { unprocessable: 'It isn’t a VIN; `data` has the fault and likely corrections.' },
  example: {
    request: { vin: EXAMPLE_VIN },
    answer: { object: 'vehicle', vin: EXAMPLE_VIN, year: 2003, make: 'HONDA', model: 'Accord' },
  },
});

const BatchEntrySchema = v.object({
  object: v.literal('batch_entry'),
  /** 1-based, in the order of the request. */
  line: v.number(),
  /** As it was sent. */
  vin: v.string(),
  /** Null if it isn't a VIN. */
  vehicle: v.nullable(ApiVehicleSchema),
  /** Null if it was decoded. */
  error: v.nullable(v.object({ detail: v.string(), suggestions: v.array(VinSuggestionSchema) })),
});

/** What became of one VIN of a batch. */
export type ApiBatchEntry = v.InferOutput<typeof BatchEntrySchema>;

export const batchVehicles = operation({
  id: 'vehicles.batch',
  summary: 'Decodes up to 1,000 VINs at once.',
  description:
    'Entries are in the order of the request. One that isn’t a VIN gets an `error` and doesn’t stop the rest.',
  method: 'POST',
  path: '/v1/vehicles/batch',
  scope: 'vehicles:read',
  request: v.strictObject({
    vins: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_VIN))), v.minLength(1), v.maxLength(BATCH_LIMIT)),
  }),
  answer: success('An entry for each VIN.', listOf(BatchEntrySchema)),
  example: {
    request: { vins: [EXAMPLE_VIN, 'NOT-A-VIN'] },
    answer: {
      object: 'list',
      has_more: false,
      data: [
        { line: 1, error: null },
        { line: 2, vehicle: null },
      ],
    },
  },
});

export const streamVehicles = operation({
  id: 'vehicles.stream',
  summary: 'Decodes any number of VINs, as a stream.',
  description:
    'Send one VIN a line as `text/plain`; the answer has one JSON object a line (`application/x-ndjson`), as in a batch, as fast as you read. To resume after a broken connection, send the rest: entries say their `line`.',
  method: 'POST',
  path: '/v1/vehicles/stream',
  scope: 'vehicles:read',
  streams: 'text/plain',
  request: v.strictObject({}),
  answer: file('One batch entry a line.', 'application/x-ndjson'),
  example: { request: {} },
});

const PlateSchema = v.object({
  object: v.literal('plate'),
  plate: v.string(),
  state: v.string(),
  vin: v.nullable(v.string()),
  name: v.string(),
  color: v.nullable(v.string()),
  /** What the VIN decodes to; null if the source gave none of 17 characters. */
  vehicle: v.nullable(ApiVehicleSchema),
  source: v.object({ name: v.string(), as_of: v.nullable(v.string()) }),
});

export const retrievePlate = operation({
  id: 'plates.retrieve',
  summary: 'Finds the vehicle behind a US license plate.',
  description:
    'Never says who owns it. Let a person confirm that it’s the right vehicle before you buy anything for it.',
  method: 'GET',
  path: '/v1/plates/{state}/{plate}',
  scope: 'vehicles:read',
  request: v.strictObject({
    state: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
    plate: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  }),
  answer: success('The vehicle.', PlateSchema),
  problems: {
    'not-found': 'No source knows the plate.',
    'not-offered': 'The brand has no source of plates.',
    unprocessable: 'It isn’t a plate, or not of a US state.',
  },
  example: { request: { state: 'CA', plate: 'TEST123' }, answer: { object: 'plate', state: 'CA', plate: 'TEST123' } },
});

const YearField = v.pipe(
  v.string(),
  v.regex(/^(?:18|19|20)\d{2}$/),
  v.transform((text) => Number(text)),
);
const NameField = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

const MakeSchema = v.object({ object: v.literal('make'), name: v.string(), mainstream: v.boolean() });
const ModelSchema = v.object({
  object: v.literal('model'),
  name: v.string(),
  /** The data doesn't confirm that it was sold that year. */
  doubtful: v.boolean(),
});

export const listYears = operation({
  id: 'catalog.years',
  summary: 'Lists model years, newest first.',
  method: 'GET',
  path: '/v1/catalog/years',
  scope: 'vehicles:read',
  publishable: true,
  request: v.strictObject({}),
  answer: success('The years.', listOf(v.object({ object: v.literal('year'), year: v.number() }))),
  example: { request: {}, answer: { object: 'list' } },
});

export const listMakes = operation({
  id: 'catalog.makes',
  summary: 'Lists the makes of a model year.',
  method: 'GET',
  path: '/v1/catalog/makes',
  scope: 'vehicles:read',
  publishable: true,
  request: v.strictObject({ year: YearField }),
  answer: success('The makes, the best-known first.', listOf(MakeSchema)),
  example: { request: { year: '2016' }, answer: { object: 'list' } },
});

export const listModels = operation({
  id: 'catalog.models',
  summary: 'Lists the models of a make in a model year.',
  method: 'GET',
  path: '/v1/catalog/models',
  scope: 'vehicles:read',
  publishable: true,
  request: v.strictObject({ year: YearField, make: NameField }),
  answer: success('The models.', listOf(ModelSchema)),
  example: { request: { year: '2016', make: 'HONDA' }, answer: { object: 'list' } },
});

export const listTrims = operation({
  id: 'catalog.trims',
  summary: 'Lists the trims of a model.',
  method: 'GET',
  path: '/v1/catalog/trims',
  scope: 'vehicles:read',
  publishable: true,
  request: v.strictObject({ year: YearField, make: NameField, model: NameField }),
  answer: success(
    'The trims; most models have none.',
    listOf(v.object({ object: v.literal('trim'), name: v.string() })),
  ),
  example: { request: { year: '2016', make: 'HONDA', model: 'Accord' }, answer: { object: 'list' } },
});
