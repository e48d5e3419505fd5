/** Texts of the garage that belong to several slices. */
export const en = {
  'garage.vehiclePage': 'Vehicle details',
  'garage.makeReport': 'Get a report',
  'garage.makeSticker': 'Make a sticker',
  'garage.fuelTitle': 'Fuel, by EPA figures',
  'garage.fuelYear': '{cost} a year at 15,000 miles',
  'garage.noRecalls': 'This VIN doesn’t say year, make, and model, so we can’t look up recalls.',
} as const;
