import type { SpecField } from '@vinlore/vehicle-domain';

/** Fields of the spec display (spec §3) by group, in the order people look for them. */
export const SPEC_GROUPS = [
  { group: 'price', fields: ['MSRP'] },
  { group: 'engine', fields: ['Fuel Type', 'Fuel', 'Cylinders', 'Displacement', 'Torque', 'Oil'] },
  { group: 'drive', fields: ['Drive', 'No. Of Gears', 'Axle Type'] },
  { group: 'body', fields: ['Type', 'No. Doors', 'doors', 'Passengers', 'Body Maker', 'Model Number'] },
  { group: 'size', fields: ['Length', 'Width', 'Height', 'Wheelbase', 'Front Tread', 'Rear Tread', 'Weight'] },
] as const satisfies readonly { readonly group: string; readonly fields: readonly SpecField[] }[];

export type SpecGroup = (typeof SPEC_GROUPS)[number]['group'];
