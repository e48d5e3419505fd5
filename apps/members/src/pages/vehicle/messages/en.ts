/** Texts of a vehicle's own page. */
export const en = {
  'vehicle.loading': 'Decoding the VIN…',
  'vehicle.contents': 'On this page',
  'vehicle.specs': 'Specs',
  'vehicle.problems': 'Known problems',
  'vehicle.report': 'What’s in the report',
  'vehicle.sticker': 'Make the sticker',
  'vehicle.toReport': 'See the report',
  'vehicle.another': 'Look up another vehicle',
  'vehicle.look': 'Decode VIN',
} as const;
