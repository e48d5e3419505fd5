import { firstOf, type VehicleRecord } from './record.ts';

/** Fields of the vehicle spec display, in its order and spelling (spec §3). */
export const SPEC_FIELDS = [
  'MSRP',
  'Drive',
  'Fuel Type',
  'Fuel',
  'No. Doors',
  'doors',
  'No. Of Gears',
  'Model Number',
  'Body Maker',
  'Cylinders',
  'Wheelbase',
  'Displacement',
  'Type',
  'Torque',
  'Axle Type',
  'Length',
  'Width',
  'Height',
  'Weight',
  'Passengers',
  'Oil',
  'Front Tread',
  'Rear Tread',
] as const;

export type SpecField = (typeof SPEC_FIELDS)[number];

/** Equivalent vPIC variables; vPIC has none for the remaining fields. */
const OF_VPIC: Readonly<Partial<Record<SpecField, readonly string[]>>> = {
  MSRP: ['Base Price ($)'],
  Drive: ['Drive Type'],
  'Fuel Type': ['Fuel Type - Primary'],
  'No. Doors': ['Doors'],
  'No. Of Gears': ['Transmission Speeds'],
  Cylinders: ['Engine Number of Cylinders'],
  Wheelbase: ['Wheelbase (inches) From'],
  Displacement: ['Displacement (L)'],
  Type: ['Body Class', 'Vehicle Type'],
  'Axle Type': ['Axle Configuration'],
  Length: ['Trailer Length (feet)', 'Bus Length (feet)'],
  Weight: ['Curb Weight (pounds)'],
  Passengers: ['Number of Seats'],
};

/** A field of the spec display. */
export interface Spec {
  readonly field: SpecField;
  readonly value: string;
  /** The record's key the value was read from. */
  readonly from: string;
}

/** Keeps only the fields of the spec display, and only those with a value (spec §3). */
export function vehicleSpecs(record: VehicleRecord): Spec[] {
  return SPEC_FIELDS.flatMap((field) => {
    for (const from of [field, ...(OF_VPIC[field] ?? [])]) {
      const value = firstOf(record, [from]);
      if (value !== null) return [{ field, value, from }];
    }
    return [];
  });
}
