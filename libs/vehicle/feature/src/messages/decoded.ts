import { defineMessages } from '@vinlore/i18n';
import { detailLabels } from './details.ts';
import { elementNames } from './elements.ts';
import { specLabels } from './specs.ts';
import type { vehicleMessages } from './index.ts';

/** What a decoded vehicle says. The field does without: its texts travel to every home page. */
export const decodedMessages = defineMessages({
  en: {
    ...detailLabels,
    ...elementNames,
    ...specLabels,
    'decoded.source': 'Source: {name}, data as of {date}. What is unknown is left out.',
    'decoded.code.1': 'This VIN has a typo: the check digit doesn’t match.',
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
    'decoded.perhaps': 'Did you mean',
    'decoded.notVin': 'This is not a VIN yet',
    'decoded.classic': 'A classic VIN',
    'decoded.classicText':
      'With {length, plural, one {# character} other {# characters}} it is from before model year 1981, but it fits none of the numberings of that time that we know (GM, Ford, Chrysler, Volkswagen). Compare it with the plate on the car, or name the car by year, make and model.',
    'classic.read': 'Read by the maker’s numbering of its time',
    'classic.says': 'What the number says',
    'classic.several': '{count, plural, one {One car fits} other {# cars fit}} this number',
    'classic.which': 'The year is one digit, so numbers repeat every ten years. Which car is it?',
    'classic.note': 'Before 1981 there was no check digit. Compare the number with the plate on the car.',
  },
  es: () => import('./decoded-es.ts').then((module) => module.es),
});

/** The texts of the screens of a decoded vehicle, which have the field on them as well. */
export type DecodedTexts = typeof decodedMessages & typeof vehicleMessages;
