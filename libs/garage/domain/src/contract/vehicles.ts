import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DISTANCE_UNITS, ReadingSchema } from '../costs/expense.ts';
import { LARGEST_GARAGE, NICKNAME_LENGTH, NOTES_LENGTH, RECALLS_AT_ONCE } from '../limits.ts';
import { GarageEntrySchema, WholeEntrySchema } from '../garage-entry.ts';
import { garageCall, noVehicle, VehicleIdField } from './garage-call.ts';

/** Lists the member's saved vehicles. */
export const garageList = endpoint({
  ...garageCall,
  name: 'garage.list',
  summary: 'The member’s saved vehicles, the newest first.',
  path: '/api/user/garage',
  request: v.strictObject({}),
  answers: {
    200: success(`All of them, at most ${LARGEST_GARAGE}.`, v.object({ vehicles: v.array(GarageEntrySchema) })),
  },
});

/** Saves a vehicle. Idempotent: an already saved vehicle is left unchanged. */
export const garageSave = endpoint({
  ...garageCall,
  name: 'garage.save',
  summary: 'Saves a vehicle in the member’s garage.',
  path: '/api/user/garage-save',
  attemptsPerMinute: 60,
  request: v.strictObject({ vin: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
  answers: {
    200: success(
      'The vehicle.',
      v.object({
        ...GarageEntrySchema.entries,
        /** Whether it was already saved. */
        known: v.boolean(),
      }),
    ),
    422: refusal(`The VIN isn’t valid (with likely corrections), or ${LARGEST_GARAGE} vehicles are saved already.`),
  },
});

/** Returns one saved vehicle. */
export const garageVehicle = endpoint({
  ...garageCall,
  name: 'garage.vehicle',
  summary: 'One of the member’s saved vehicles, with notes, expenses and documents.',
  path: '/api/user/garage-vehicle',
  request: v.strictObject({ id: VehicleIdField }),
  answers: { 200: success('The vehicle.', WholeEntrySchema), 404: noVehicle },
});

/** Updates the owner's details of a vehicle. Omitted fields are left unchanged. */
export const garageChange = endpoint({
  ...garageCall,
  name: 'garage.change',
  summary: 'Changes nickname, notes, unit or mileage of a saved vehicle.',
  path: '/api/user/garage-change',
  request: v.strictObject({
    id: VehicleIdField,
    nickname: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NICKNAME_LENGTH))),
    notes: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTES_LENGTH))),
    unit: v.optional(v.picklist(DISTANCE_UNITS)),
    /** Today's odometer reading; null clears it. */
    mileage: v.optional(v.nullable(ReadingSchema)),
  }),
  answers: { 200: success('The vehicle.', WholeEntrySchema), 404: noVehicle },
});

/** Removes a vehicle with its notes and expenses. Its documents are kept. */
export const garageRemove = endpoint({
  ...garageCall,
  name: 'garage.remove',
  summary: 'Takes a vehicle out of the member’s garage.',
  path: '/api/user/garage-remove',
  request: v.strictObject({ id: VehicleIdField }),
  answers: { 200: success('It is gone.', v.object({ removed: v.literal(true) })), 404: noVehicle },
});

/** Counts the recalls that may apply to saved vehicles by year, make, and model (docs/decisions.md §5). */
export const garageRecalls = endpoint({
  ...garageCall,
  name: 'garage.recalls',
  summary: 'How many recalls may apply to saved vehicles.',
  path: '/api/user/garage-recalls',
  attemptsPerMinute: 60,
  request: v.strictObject({ ids: v.pipe(v.array(VehicleIdField), v.maxLength(RECALLS_AT_ONCE)) }),
  answers: {
    200: success(
      'Those of the member’s vehicles whose recalls could be looked up.',
      v.object({
        recalls: v.array(
          v.object({
            id: v.string(),
            count: v.number(),
            /** Whether any of them has a "do not drive" or "park outside" warning. */
            urgent: v.boolean(),
          }),
        ),
      }),
    ),
  },
});
