/** Errors in a line of a plates file. */
export const en = {
  'platesFile.noPlate': 'is missing a plate of 1 to 8 letters and digits',
  'platesFile.otherCountry': 'has a country other than US',
  'platesFile.noState': 'is missing a two-letter U.S. state code in "state"',
  'platesFile.noSource':
    'is missing a source; fill in "source", or enter a source for the whole file when you import it',
  'platesFile.sampleSource': 'has the source "{source}", which is reserved for sample data',
  'platesFile.noVehicle': 'is missing a vehicle: enter a VIN, or make and model',
};
