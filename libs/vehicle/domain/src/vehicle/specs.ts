import { textOf, type VehicleRecord } from './record.ts';

/** The fields that the vehicle spec display keeps, in its order and its spelling (spec §3). */
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

/** A field of the spec display. */
export interface Spec {
  readonly field: (typeof SPEC_FIELDS)[number];
  readonly value: string;
}

/** Keeps only the fields of the spec display, and of those only the ones that say something (spec §3). */
export function vehicleSpecs(record: VehicleRecord): Spec[] {
  return SPEC_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(record, field) ? textOf(record[field]) : null;
    return value === null ? [] : [{ field, value }];
  });
}
