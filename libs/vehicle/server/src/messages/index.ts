import { defineMessages } from '@vinlore/i18n';

/** Server messages about a VIN. */
export const vehicleServerMessages = defineMessages({
  en: {
    'vehicle.emptyVin': 'Enter a 17-character VIN.',
    'vehicle.vinLength': 'A VIN has 17 characters, but you entered {length}. Check it and try again.',
    'vehicle.vinLetter':
      'Character {position} is the letter {found}, which VINs never use. It’s probably the digit {instead}.',
    'vehicle.vinCharacter': 'Character {position} isn’t valid. VINs have only letters and digits.',
    'vehicle.checkDigit': 'This VIN has a typo: the check digit (position 9) doesn’t match.',
    'vehicle.unknownMaker':
      'The first three characters don’t match any registered manufacturer. Check them and try again.',
    'vehicle.noClassic':
      'No pre-1981 vehicle matches this VIN. Check it against the VIN plate on the car, or search by year, make, and model.',
    'vehicle.dealersOnly': 'Batch decoding is for dealers. Register as a dealer to use it.',
    'vehicle.batchEmpty': 'Enter at least one VIN.',
    'vehicle.batchTooLong': 'A batch can have up to 1,000 VINs. Split your list and try again.',
    'vehicle.errorVinTooLong': 'That’s too long. A VIN has 17 characters, or 14 or fewer before 1981.',
    'vehicle.wrongPlate': 'Enter a plate with 1 to 8 letters and digits.',
    'vehicle.wrongState': 'Select the plate’s U.S. state, district, or territory.',
    'vehicle.plateFound': 'Is this the right car?',
    'vehicle.plateSample': 'Sample data – not a real plate. Is this the right car?',
    'vehicle.plateNotFound': 'We couldn’t find this plate. Check the plate and state, or enter the VIN.',
    'vehicle.plateBusy': 'Plate search is busy right now. Try again in a moment, or enter the VIN.',
    'vehicle.plateUnavailable':
      'Plate search isn’t available right now. You weren’t charged. Try again later, or enter the VIN.',
    'vehicle.searchShort': 'Enter at least the first three characters of the VIN.',
    'vehicle.noteLong': 'Enter a note of 500 characters or fewer.',
    'vehicle.noFailedVin': 'This VIN isn’t on the list of unknown VINs.',
    'vehicle.vin': 'VIN',
    'vehicle.reason': 'Reason',
    'vehicle.asked': 'Lookups',
    'vehicle.firstAsked': 'First lookup',
    'vehicle.lastAsked': 'Last lookup',
    'vehicle.handled': 'Resolved',
    'vehicle.note': 'Note',
    'vehicle.failedVins': 'Unknown VINs',
    'vehicle.noPlates': 'Plate search isn’t available. Enter the VIN.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
