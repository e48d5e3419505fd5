import { defineMessages } from '@vinlore/i18n';
import { ways } from './ways.ts';

/** What the VIN field and the other ways to name a vehicle say. */
export const vehicleMessages = defineMessages({
  en: {
    ...ways,
    'vin.label': 'Vehicle identification number (VIN)',
    'vin.placeholder': 'VIN, 17 characters',
    'vin.count': '{length} of 17',
    'vin.countAlone': '{length, plural, one {# character} other {# characters}}',
    'vin.hint': 'It is at the foot of the windshield, on the driver’s door label and on the title.',
    'vin.empty': 'Type the VIN first: 17 letters and digits, from the windshield, the door label or the title.',
    'vin.wrongLetter':
      '{count, plural, one {Character {positions} is the letter {found}. VINs use the digit {instead}.} other {Characters {positions} are letters that VINs never use. Digits stand there.}}',
    'vin.wrongCharacter':
      '{count, plural, one {Character {positions} cannot be in a VIN. It has only letters and digits.} other {Characters {positions} cannot be in a VIN. It has only letters and digits.}}',
    'vin.fixLetter': 'Use {instead} instead',
    'vin.fixAll': 'Correct all {count}',
    'vin.long':
      '{length} characters: {over, plural, one {one} other {#}} too many. A VIN has 17. Look for a character typed twice.',
    'vin.short':
      '{length, plural, one {# character} other {# characters}}: {missing, plural, one {one is} other {# are}} missing. A VIN has 17; before 1981 it had 14 or fewer.',
    'vin.classic': 'Read as a classic VIN: {length, plural, one {# character} other {# characters}}.',
    'vin.classicMore': 'Before model year 1981 each maker had its own pattern, and no check digit existed.',
    'vin.decoding': 'Reading the VIN…',
    'vin.country': 'VIN country: {country}',
    'vin.make': 'Make: {make}',
    'vin.manufacturer': 'Manufacturer: {name}',
    'vin.looksClassic': 'Looks like a classic number, from before 1981.',
    'vin.maybeClassic': 'Once it’s complete, submit it as it is.',
    'vin.corrected':
      '{count, plural, one {Corrected: character {positions} was the letter {found} and is now {instead}.} other {Corrected: characters {positions} were letters and are now digits.}}',
    'vin.alsoPasted': 'Also pasted:',
    'vin.builtIn': 'Built in {place}.',
    'vin.agrees': 'Check digit agrees',
    'vin.disagrees': 'This VIN has a typo: the check digit doesn’t match.',
    'vin.impossible':
      '{count, plural, one {Character {positions} cannot be right there. Compare it with the car.} other {Characters {positions} cannot be right there. Compare them with the car.}}',
    'vin.try': 'Try',
    'decoded.nothing': 'Nothing is known of this VIN',
    'vin.unknown': 'NHTSA vPIC knows nothing of this VIN.',
    'vin.unknownMore':
      'Compare it with the car once more. If it is right, the car may not have been built for the U.S.',
    'vin.down': 'The decoder does not answer right now.',
    'vin.offline': 'We could not reach the server.',
    'vin.downMore': 'Nothing is charged, and your VIN stays here.',
    'vin.retry': 'Try again',
    'vin.group.maker': 'Maker',
    'vin.group.makerMore': 'and country',
    'vin.group.vehicle': 'Vehicle',
    'vin.group.vehicleMore': 'and check digit',
    'vin.group.serial': 'Year, plant',
    'vin.group.serialMore': 'and serial number',
    'vin.group.checkDigit': 'check digit {digit}',
    'vin.group.number': 'serial {number}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
