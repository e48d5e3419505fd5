/** What is wrong with a line of a plates file. */
export const en = {
  'platesFile.noPlate': 'has no plate of 1 to 8 letters and digits',
  'platesFile.otherCountry': 'has a country other than US',
  'platesFile.noState': 'has no US state, as two letters, in "state"',
  'platesFile.noSource': 'names no source; fill the column "source", or name the source of the file when you import it',
  'platesFile.sampleSource': 'has the source "{source}", which is kept for sample data',
  'platesFile.noVehicle': 'names no vehicle: it needs a VIN, or make and model',
};
