/** Garage texts that involve several slices. */
export const en = {
  'garage.vehiclePage': 'View vehicle details',
  'garage.makeReport': 'Create report',
  'garage.makeSticker': 'Create sticker',
  'garage.fuelTitle': 'Fuel cost (EPA estimate)',
  'garage.fuelYear': '{cost} per year at 15,000 miles',
  'garage.noRecalls': 'To look up recalls, we need this vehicle’s year, make, and model.',
} as const;
