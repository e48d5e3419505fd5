import { defineMessages } from '@vinlore/i18n';

/** What the server says about a VIN. */
export const vehicleServerMessages = defineMessages({
  en: {
    'vehicle.emptyVin': 'Enter a VIN: 17 letters and digits.',
    'vehicle.vinLength': 'A VIN has 17 characters; this one has {length}. Count again, or copy it from the title.',
    'vehicle.vinLetter':
      'Character {position} is the letter {found}. VINs never use it; it is probably the digit {instead}.',
    'vehicle.vinCharacter': 'Character {position} is neither a letter nor a digit. A VIN has only those.',
    'vehicle.checkDigit': 'This VIN has a typo: the check digit (position 9) doesn’t match.',
    'vehicle.unknownMaker': 'No maker is registered for the beginning of this VIN. Check the first three characters.',
    'vehicle.noClassic':
      'No vehicle before 1981 fits this VIN. Check it against the plate on the car, or choose year, make and model.',
    'vehicle.dealersOnly': 'Decoding in batches is for dealers. Register as a dealer to use it.',
    'vehicle.batchEmpty': 'Send at least one VIN.',
    'vehicle.batchTooLong': 'A batch takes up to 1,000 VINs. Split the list.',
    'vehicle.errorVinTooLong': 'That is too long for a VIN. A VIN has 17 characters; before 1981 14 or fewer.',
    'vehicle.wrongPlate': 'A plate has 1 to 8 letters and digits.',
    'vehicle.wrongState': 'Choose the US state, district or territory of the plate.',
    'vehicle.plateFound': 'Is this your car?',
    'vehicle.plateSample': 'Sample data: this plate is not real. Is this your car?',
    'vehicle.plateNotFound': 'No source knows this plate. Check plate and state, or enter the VIN.',
    'vehicle.plateBusy': 'Too many plates are being looked up right now. Try again in a moment, or enter the VIN.',
    'vehicle.plateUnavailable':
      'The source of plates does not answer right now. Nothing was charged. Try again later, or enter the VIN.',
    'vehicle.searchShort': 'Enter at least the first three characters of a VIN.',
    'vehicle.noteLong': 'Please shorten the note to 500 characters.',
    'vehicle.noFailedVin': 'This VIN hasn’t been looked up here.',
    'vehicle.vin': 'VIN',
    'vehicle.reason': 'Reason',
    'vehicle.asked': 'Times asked',
    'vehicle.firstAsked': 'First asked',
    'vehicle.lastAsked': 'Last asked',
    'vehicle.handled': 'Handled',
    'vehicle.note': 'Note',
    'vehicle.failedVins': 'VINs that failed',
    'vehicle.noPlates': 'Plates cannot be looked up here. Enter the VIN.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
