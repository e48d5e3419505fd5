import { defineMessages } from '@vinlore/i18n';
import { ways } from './ways.ts';

/** Texts of the VIN field and the other ways to look up a vehicle. */
export const vehicleMessages = defineMessages({
  en: {
    ...ways,
    'vin.label': 'Vehicle identification number (VIN)',
    'vin.placeholder': '17-character VIN',
    'vin.count': '{length} of 17',
    'vin.countAlone': '{length, plural, one {# character} other {# characters}}',
    'vin.hint': 'Find it at the base of the windshield, on the driver’s door jamb, or on the title.',
    'vin.empty': 'Enter a 17-character VIN. Find it on the windshield, driver’s door jamb, or title.',
    'vin.wrongLetter':
      '{count, plural, one {Character {positions} is the letter {found}. VINs use the digit {instead} instead.} other {Characters {positions} are letters that VINs don’t use. Replace them with digits.}}',
    'vin.wrongCharacter':
      '{count, plural, one {Character {positions} isn’t valid. VINs have only letters and digits.} other {Characters {positions} aren’t valid. VINs have only letters and digits.}}',
    'vin.fixLetter': 'Change to {instead}',
    'vin.fixAll': 'Fix all {count}',
    'vin.long':
      '{length} characters: {over, plural, one {one} other {#}} too many. A VIN has 17. Check for a repeated character.',
    'vin.short':
      '{length, plural, one {# character} other {# characters}}: {missing, plural, one {one} other {#}} missing. A VIN has 17, or 14 or fewer before 1981.',
    'vin.classic': 'Classic VIN: {length, plural, one {# character} other {# characters}}',
    'vin.classicMore': 'Before model year 1981, each manufacturer used its own format, with no check digit.',
    'vin.decoding': 'Decoding VIN…',
    'vin.country': 'Country (from VIN): {country}',
    'vin.make': 'Make: {make}',
    'vin.manufacturer': 'Manufacturer: {name}',
    'vin.looksClassic': 'Looks like a pre-1981 classic VIN.',
    'vin.maybeClassic': 'Enter the full VIN and submit it as is.',
    'vin.corrected':
      '{count, plural, one {We changed character {positions} from the letter {found} to {instead}.} other {We changed characters {positions} from letters to digits.}}',
    'vin.alsoPasted': 'Other VINs you pasted:',
    'vin.builtIn': 'Built in {place}.',
    'vin.agrees': 'Check digit matches',
    'vin.disagrees': 'This VIN has a typo: the check digit doesn’t match.',
    'vin.impossible':
      '{count, plural, one {Character {positions} isn’t valid in that position. Check it against the car.} other {Characters {positions} aren’t valid in those positions. Check them against the car.}}',
    'vin.try': 'Try',
    'decoded.nothing': 'No details for this VIN',
    'vin.unknown': 'NHTSA vPIC has no details for this VIN.',
    'vin.unknownMore':
      'Check it against the car. If it’s correct, the car may not have been built for the U.S. market.',
    'vin.down': 'Couldn’t decode this VIN.',
    'vin.offline': 'Couldn’t connect.',
    'vin.downMore': 'You weren’t charged, and your VIN is still here.',
    'vin.retry': 'Try again',
    'vin.group.maker': 'Manufacturer',
    'vin.group.makerMore': 'and country',
    'vin.group.vehicle': 'Vehicle',
    'vin.group.vehicleMore': 'and check digit',
    'vin.group.serial': 'Year and plant',
    'vin.group.serialMore': 'and serial number',
    'vin.group.checkDigit': 'check digit {digit}',
    'vin.group.number': 'serial {number}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
