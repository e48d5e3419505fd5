import { defineMessages } from '@vinlore/i18n';

/** What the server says about a VIN. */
export const vehicleServerMessages = defineMessages({
  en: {
    'vehicle.emptyVin': 'Enter a VIN: 17 letters and digits.',
    'vehicle.vinLength': 'A VIN has 17 characters; this one has {length}. Count again, or copy it from the title.',
    'vehicle.vinLetter':
      'Character {position} is the letter {found}. VINs never use it; it is probably the digit {instead}.',
    'vehicle.vinCharacter': 'Character {position} is neither a letter nor a digit. A VIN has only those.',
    'vehicle.checkDigit':
      'The check digit (position 9) does not agree. One character is probably wrong, or two are swapped.',
    'vehicle.unknownMaker': 'No maker is registered for the beginning of this VIN. Check the first three characters.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
