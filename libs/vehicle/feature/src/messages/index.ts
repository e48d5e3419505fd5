import { defineMessages } from '@vinlore/i18n';
import { detailLabels } from './details.ts';
import { elementNames } from './elements.ts';
import { ways } from './ways.ts';

/** What the VIN field and the decoded vehicle say. */
export const vehicleMessages = defineMessages({
  en: {
    ...detailLabels,
    ...elementNames,
    ...ways,
    'vin.label': 'Vehicle identification number (VIN)',
    'vin.placeholder': 'VIN, 17 characters',
    'vin.count': '{length} of 17',
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
    'vin.decoding': 'Reading the VIN …',
    'vin.country': 'VIN country: {country}',
    'vin.make': 'Make: {make}',
    'vin.manufacturer': 'Manufacturer: {name}',
    'vin.maybeClassic': 'Before 1981? Submit it as it is, and we’ll read it as a classic VIN.',
    'vin.alsoPasted': 'Also pasted:',
    'vin.builtIn': 'Built in {place}.',
    'vin.agrees': 'Check digit agrees',
    'vin.disagrees': 'The check digit does not agree. A character may be wrong, or two swapped.',
    'vin.impossible':
      '{count, plural, one {Character {positions} cannot be right there. Compare it with the car.} other {Characters {positions} cannot be right there. Compare them with the car.}}',
    'vin.try': 'Try',
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
    'decoded.source': 'Source: {name}, data as of {date}. What is unknown is left out.',
    'decoded.code.1': 'The check digit does not agree: a character is probably wrong, or two are swapped.',
    'decoded.code.2': 'One character is not used by this maker at its place, and only one other is.',
    'decoded.code.3': 'One character is not used by this maker at its place; the check digit tells which one is meant.',
    'decoded.code.4': 'One character is not used by this maker at its place.',
    'decoded.code.5': 'Several characters are not used by this maker at their places.',
    'decoded.code.6': 'The VIN is incomplete, so only what is certain is shown.',
    'decoded.code.7': 'No maker is registered with NHTSA under the first three characters.',
    'decoded.code.8': 'NHTSA has no details on this kind of vehicle at the moment.',
    'decoded.code.9': 'NHTSA lists this number as a glider, which is not a motor vehicle.',
    'decoded.code.10': 'This is an off-road vehicle. Its number need not follow the rules for VINs.',
    'decoded.code.11': 'Character 10 is no code for a model year.',
    'decoded.code.400': 'The VIN has characters that no VIN uses.',
    'decoded.code.other': 'NHTSA says: {text}',
    'decoded.nothing': 'Nothing is known of this VIN',
    'decoded.perhaps': 'Perhaps you mean',
    'decoded.notVin': 'This is not a VIN yet',
    'decoded.classic': 'A classic VIN',
    'decoded.classicText':
      'With {length, plural, one {# character} other {# characters}} it is from before model year 1981, but it fits none of the numberings of that time that we know (GM, Ford, Chrysler, Volkswagen). Compare it with the plate on the car, or name the car by year, make and model.',
    'classic.read': 'Read by the maker’s numbering of its time',
    'classic.several': '{count, plural, one {One car fits} other {# cars fit}} this number',
    'classic.which': 'The year is one digit, so numbers repeat every ten years. Which car is it?',
    'classic.note':
      'Before model year 1981 no check digit existed: compare the number with the plate on the car, character by character.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
