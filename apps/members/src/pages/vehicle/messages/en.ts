/** Texts of a vehicle's page. */
export const en = {
  'vehicle.loading': 'Decoding VIN…',
  'vehicle.contents': 'On this page',
  'vehicle.specs': 'Specs',
  'vehicle.problems': 'Known problems',
  'vehicle.report': 'What’s in the report',
  'vehicle.sticker': 'Create sticker',
  'vehicle.toReport': 'View report',
  'vehicle.another': 'Look up another vehicle',
  'vehicle.look': 'Decode VIN',
} as const;
