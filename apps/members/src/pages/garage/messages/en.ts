/** Texts of the garage that belong to several slices. */
export const en = {
  'garage.vehiclePage': 'Vehicle details',
  'garage.makeReport': 'Get a report',
  'garage.makeSticker': 'Make a sticker',
  'garage.fuelTitle': 'Fuel cost (EPA estimate)',
  'garage.fuelYear': '{cost} a year for 15,000 miles',
  'garage.noRecalls': 'We can’t look up recalls without this vehicle’s year, make, and model.',
} as const;
