import { plainVin } from '@vinlore/vehicle-domain';
import type { AnatomyPart } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import type { NumberedClassic } from './sticker-input.ts';

type Meaning = (classic: NumberedClassic, characters: string, language: StickerLanguage) => string | undefined;

const fields = {
  maker: ({ make }) => make,
  series: ({ series }) => series,
  body: ({ body }) => body,
  engine: ({ engine }) => engine,
  year: ({ year }) => String(year),
  plant: ({ plant }) => plant,
  serial: (_classic, number, language) => textOf('anatomy.number', language, { number }),
} as const satisfies Record<string, Meaning>;

interface NumberPlan {
  readonly shape: RegExp;
  readonly parts: readonly (readonly [keyof typeof fields, number])[];
}

/** Number formats by manufacturer, as read by the tables of `vehicle-domain`. */
const plans: readonly NumberPlan[] = [
  // GM 1965–71.
  {
    shape: /^\d{6}[A-Z0-9]\d{6}$/u,
    parts: [
      ['maker', 1],
      ['series', 2],
      ['body', 2],
      ['year', 1],
      ['plant', 1],
      ['serial', 6],
    ],
  },
  // GM 1972–80.
  {
    shape: /^\d[A-Z]\d\d[A-Z0-9][2-9A][A-Z0-9]\d{6}$/u,
    parts: [
      ['maker', 1],
      ['series', 1],
      ['body', 2],
      ['engine', 1],
      ['year', 1],
      ['plant', 1],
      ['serial', 6],
    ],
  },
  // Ford 1965–80.
  {
    shape: /^\d[A-Z]\d\d[A-Z]\d{6}$/u,
    parts: [
      ['year', 1],
      ['plant', 1],
      ['body', 2],
      ['engine', 1],
      ['serial', 6],
    ],
  },
  // Chrysler 1966–79.
  {
    shape: /^[A-Z]{2}\d\d[A-Z]\d[A-Z0-9]\d{6}$/u,
    parts: [
      ['series', 2],
      ['body', 2],
      ['engine', 1],
      ['year', 1],
      ['plant', 1],
      ['serial', 6],
    ],
  },
];

/** Volkswagen 1965–79: type, year digit, and a serial number of 6 or 7 digits. */
const volkswagen = (length: number): NumberPlan => ({
  shape: /^\d{9,10}$/u,
  parts: [
    ['series', 2],
    ['year', 1],
    ['serial', length - 3],
  ],
});

/** Returns the meaning of each part of a classic VIN; empty if the tables don't cover its format. */
export function classicAnatomy(classic: NumberedClassic, source: number, language: StickerLanguage): AnatomyPart[] {
  const vin = plainVin(classic.vin);
  const all = classic.make === 'Volkswagen' ? [volkswagen(vin.length)] : plans;
  const plan = all.find(({ shape }) => shape.test(vin));
  if (!plan) return [];
  let at = 0;
  return plan.parts.map(([name, length]): AnatomyPart => {
    const [first, last] = [at + 1, at + length];
    const characters = vin.slice(at, last);
    at = last;
    const meaning: Meaning = fields[name];
    const value = meaning(classic, characters, language);
    return {
      characters,
      places: first === last ? String(first) : `${first}–${last}`,
      label: textOf(`anatomy.${name}`, language),
      value: value ?? '',
      from: value === undefined ? 'unknown' : 'decoded',
      source: value === undefined ? null : source,
      english: language !== 'en' && (name === 'body' || name === 'engine'),
    };
  });
}
