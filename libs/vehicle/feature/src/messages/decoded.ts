import { defineMessages } from '@vinlore/i18n';
import { detailLabels } from './details.ts';
import { elementNames } from './elements.ts';
import { specLabels } from './specs.ts';
import type { vehicleMessages } from './index.ts';

/** Texts of a decoded vehicle. Separate from the VIN field's, which every home page loads. */
export const decodedMessages = defineMessages({
  en: {
    ...detailLabels,
    ...elementNames,
    ...specLabels,
    'decoded.source': 'Source: {name}, as of {date}. Unknown details aren’t shown.',
    'decoded.code.1': 'This VIN has a typo: the check digit doesn’t match.',
    'decoded.code.2': 'One character isn’t valid for this manufacturer. There’s only one possible correction.',
    'decoded.code.3': 'One character isn’t valid for this manufacturer. The check digit shows which one is correct.',
    'decoded.code.4': 'One character isn’t valid in its position for this manufacturer.',
    'decoded.code.5': 'Several characters aren’t valid in their positions for this manufacturer.',
    'decoded.code.6': 'Incomplete VIN. Only confirmed details are shown.',
    'decoded.code.7': 'The first three characters don’t match a manufacturer registered with NHTSA.',
    'decoded.code.8': 'NHTSA doesn’t currently have detailed data for this type of vehicle.',
    'decoded.code.9': 'NHTSA lists this VIN as a glider, which isn’t a motor vehicle.',
    'decoded.code.10': 'This is an off-road vehicle. Its number may not follow the VIN standard.',
    'decoded.code.11': 'Character 10 isn’t a valid model year code.',
    'decoded.code.400': 'This VIN contains invalid characters.',
    'decoded.code.other': 'NHTSA message: {text}',
    'decoded.perhaps': 'Did you mean',
    'decoded.notVin': 'This isn’t a valid VIN',
    'decoded.classic': 'Classic VIN',
    'decoded.classicText':
      'With {length, plural, one {# character} other {# characters}}, this VIN is from before model year 1981, but it doesn’t match any format we know from that era (GM, Ford, Chrysler, Volkswagen). Check it against the VIN plate on the car, or search by year, make, and model.',
    'classic.read': 'Decoded using the manufacturer’s original numbering',
    'classic.says': 'VIN breakdown',
    'classic.several': '{count, plural, one {One car matches} other {# cars match}} this VIN',
    'classic.which': 'The year code is a single digit, so VINs repeat every ten years. Which car is yours?',
    'classic.note': 'VINs from before 1981 have no check digit. Check yours against the VIN plate on the car.',
  },
  es: () => import('./decoded-es.ts').then((module) => module.es),
});

/** Texts of the screens with a decoded vehicle, which also include the VIN field. */
export type DecodedTexts = typeof decodedMessages & typeof vehicleMessages;
