import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DISTANCE_UNITS } from '../costs/expense.ts';
import { GarageDocumentSchema, MileageSchema } from '../garage-entry.ts';
import { LARGEST_GARAGE } from '../limits.ts';
import { garageCall, VehicleIdField } from './garage-call.ts';

/** Which vehicles a public garage shows, and which details. */
const showsEntries = {
  /**
   * Null includes every vehicle, present and future. A list includes only those; ids the member doesn't own are
   * ignored.
   */
  vehicle_ids: v.nullable(v.pipe(v.array(VehicleIdField), v.maxLength(LARGEST_GARAGE))),
  nickname: v.boolean(),
  /** Full VINs; otherwise the serial number is masked. */
  full_vin: v.boolean(),
  mileage: v.boolean(),
  /** Document verification links. They reveal the full VIN, so they're shown only together with it. */
  documents: v.boolean(),
  notes: v.boolean(),
  /** Totals only, never single expenses. */
  costs: v.boolean(),
};
const ShowsSchema = v.strictObject(showsEntries);
export type GarageShows = v.InferOutput<typeof ShowsSchema>;

const LinkSchema = v.object({
  /** Path of the public page: `/garage/<token>`. */
  url: v.string(),
  ...showsEntries,
});
export type GarageLink = v.InferOutput<typeof LinkSchema>;

/** Returns the link to the member's public garage. */
export const garageLink = endpoint({
  ...garageCall,
  name: 'garage.link',
  summary: 'The link to the member’s public garage.',
  path: '/api/user/garage-link',
  request: v.strictObject({}),
  answers: { 200: success('The link; null while it is off.', v.object({ link: v.nullable(LinkSchema) })) },
});

/** Turns the public garage on or changes what it shows. The link stays the same until it's turned off. */
export const garageKeepLink = endpoint({
  ...garageCall,
  name: 'garage.keepLink',
  summary: 'Switches the member’s public garage on, or changes what it shows.',
  path: '/api/user/garage-link-keep',
  attemptsPerMinute: 30,
  request: ShowsSchema,
  answers: { 200: success('The link.', LinkSchema) },
});

/** Turns the public garage off immediately. The link never works again. */
export const garageEndLink = endpoint({
  ...garageCall,
  name: 'garage.endLink',
  summary: 'Switches the member’s public garage off.',
  path: '/api/user/garage-link-end',
  request: v.strictObject({}),
  answers: { 200: success('It is off, now or before.', v.object({ ended: v.literal(true) })) },
});

/** A vehicle in a public garage. Details the owner doesn't share are null or empty. */
const PublicEntrySchema = v.object({
  title: v.string(),
  year: v.nullable(v.number()),
  body: v.nullable(v.string()),
  is_classic: v.boolean(),
  /** Full, or with its serial number masked by dots. */
  vin: v.string(),
  nickname: v.string(),
  unit: v.picklist(DISTANCE_UNITS),
  mileage: v.nullable(MileageSchema),
  documents: v.array(GarageDocumentSchema),
  notes: v.string(),
  /** By currency. */
  costs: v.array(
    v.object({
      currency: v.string(),
      total: v.number(),
      /** Minor units per mile or kilometer; null if it can't be calculated. */
      per_unit: v.nullable(v.number()),
    }),
  ),
});
export type PublicEntry = v.InferOutput<typeof PublicEntrySchema>;

/** A public garage. Never includes who the owner is. */
export const publicGarage = endpoint({
  name: 'garage.shared',
  summary: 'A garage that its owner shows, without what they keep back.',
  method: 'GET',
  path: '/api-cwa/garage',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  answers: {
    200: success('The vehicles.', v.object({ vehicles: v.array(PublicEntrySchema) })),
    404: refusal('There is no such link, or its owner switched it off.'),
  },
});
