import { modelAndTrim, properName } from '@vinlore/vehicle-domain';
import type { AnatomyPart } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { type DecodedInput } from '../decode/decoded-input.ts';
import { known } from '../decode/readings.ts';

interface Part {
  /** First and last position, counted from 1 (49 CFR 565.15). */
  readonly from: number;
  readonly to: number;
  readonly label: 'maker' | 'vehicle' | 'checkDigit' | 'year' | 'plant' | 'serial';
  /** Meaning of the characters for this vehicle; null if unknown. */
  readonly meaning: (vehicle: DecodedInput, language: StickerLanguage) => string | null;
}

/** Number of letters that fit under the characters in three lines. */
const NAME = 80;

const parts: readonly Part[] = [
  {
    from: 1,
    to: 3,
    label: 'maker',
    meaning: ({ elements, make }) => {
      const maker = known(elements, 'Manufacturer Name') ?? make;
      return maker && properName(maker);
    },
  },
  {
    from: 4,
    to: 8,
    label: 'vehicle',
    meaning: ({ elements, make, model }, language) => {
      const name = modelAndTrim(model, known(elements, 'Trim')) ?? '';
      // A name too long for its column isn't repeated a third time.
      if (name.length > NAME) return textOf('anatomy.namedAbove', language);
      return name || (make && properName(make));
    },
  },
  {
    from: 9,
    to: 9,
    label: 'checkDigit',
    meaning: ({ checkDigitOk }, language) => textOf(checkDigitKey(checkDigitOk), language),
  },
  {
    from: 10,
    to: 10,
    label: 'year',
    meaning: ({ year }) => (year === null ? null : String(year)),
  },
  {
    from: 11,
    to: 11,
    label: 'plant',
    meaning: ({ elements }) => {
      const city = known(elements, 'Plant City');
      return city && properName(city);
    },
  },
  {
    from: 12,
    to: 17,
    label: 'serial',
    meaning: ({ vin }, language) => textOf('anatomy.number', language, { number: vin.slice(11) }),
  },
];

function checkDigitKey(ok: boolean | null) {
  if (ok === null) return 'anatomy.notUsed';
  return ok ? 'anatomy.correct' : 'anatomy.doesNotMatch';
}

/**
 * Returns the meaning of each part of a 17-character VIN (49 CFR 565.15). Older numbers have no common format and no
 * parts.
 */
export function vinAnatomy(vehicle: DecodedInput, language: StickerLanguage): AnatomyPart[] {
  if (vehicle.vin.length !== 17) return [];
  return parts.map(({ from, to, label, meaning }) => {
    const value = meaning(vehicle, language);
    return {
      characters: vehicle.vin.slice(from - 1, to),
      places: from === to ? String(from) : `${from}–${to}`,
      label: textOf(`anatomy.${label}`, language),
      value: value ?? '',
      from: value === null ? ('unknown' as const) : ('decoded' as const),
      source: value === null ? null : 1,
      english: false,
    };
  });
}
